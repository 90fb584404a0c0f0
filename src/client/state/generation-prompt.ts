import { continueRequest } from '#content/copy/generation.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { fingerprintSources } from '#domain/freshness/plan-sources.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';

type Blueprints = Readonly<Record<string, Blueprint>>;

export type PlanPrompt = { prompt: BuiltPrompt; writtenFrom: OutputFacts['writtenFrom'] };

const TAIL_CHARACTERS = 1_600;
// Room for the tail and the list of headings, or a model with a small window refuses to continue.
const CONTINUE_TOKENS = 700;

// Loaded when a prompt is first needed: the 19 prompts are most of the content, and the first screen needs none.
const loadCatalog = () => import('#content/catalog.ts');

export async function planPrompt(
  blueprint: Blueprint,
  blueprints: Blueprints,
  model: string,
  soFar = '',
): Promise<PlanPrompt> {
  const { CATALOG } = await loadCatalog();
  const topic = Object.hasOwn(CATALOG, blueprint.type) ? CATALOG[blueprint.type] : undefined;
  const earlier = blueprintsByType(Object.values(blueprints));
  const { answers } = blueprint.content;
  const isContinued = soFar !== '';
  const prompt = buildPrompt({
    template: topic?.prompt,
    questions: topic?.questions.map(({ text }) => text) ?? [],
    answers,
    chain: CONTEXT_CHAINS[blueprint.type],
    earlier,
    titles: titlesOf(CATALOG),
    budget: budgetForModel(model, AI_DEFAULTS.maxTokens + (isContinued ? CONTINUE_TOKENS : 0)),
  });
  return {
    prompt: isContinued ? continued(prompt, soFar) : prompt,
    writtenFrom: fingerprintSources({ answers, prompt, earlier }),
  };
}

/** The words a plan may lean on: its own answers, and everything its chain has said. */
export function inputsOf(blueprint: Blueprint, blueprints: Blueprints): string[] {
  const earlier = blueprintsByType(Object.values(blueprints));
  const sources = CONTEXT_CHAINS[blueprint.type].chain.flatMap((type) => earlier[type] ?? []);
  return [
    ...Object.values(blueprint.content.answers),
    ...sources.flatMap(({ content }) => [content.aiOutput, ...Object.values(content.answers)]),
  ].filter((text) => text !== undefined);
}

function titlesOf(catalog: Readonly<Record<BlueprintType, { title: string }>>) {
  const titles = BLUEPRINT_TYPES.map((type) => [type, catalog[type].title] as const);
  return Object.fromEntries(titles) as Record<BlueprintType, string>;
}

function continued(prompt: BuiltPrompt, soFar: string): BuiltPrompt {
  const [system, user] = prompt.messages;
  const headings = [...soFar.matchAll(/^##\s+(.+)$/gm)].map(([, heading = '']) => heading.trim());
  const content = `${user.content}\n\n${continueRequest(headings, soFar.slice(-TAIL_CHARACTERS))}`;
  return { ...prompt, messages: [system, { ...user, content }] };
}
