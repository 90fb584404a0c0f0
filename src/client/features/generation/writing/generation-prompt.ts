import { continueRequest } from '#content/continue-request.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { modelKind } from '#domain/ai/model-kind.ts';
import { expectedOutput } from '#domain/ai/plan-cost.ts';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { fingerprintSources } from '#domain/freshness/plan-sources.ts';
import { confirmedFacts } from '#domain/launch/confirmed-facts.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { CONTEXT_CHAINS, readsOf } from '#domain/prompting/context-chain.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';

type Blueprints = Readonly<Record<string, Blueprint>>;

/** Everything a plan may be written from. */
export type PromptSources = { readonly blueprints: Blueprints; readonly launch: Launch | null };

export type PlanPrompt = {
  prompt: BuiltPrompt;
  writtenFrom: OutputFacts['writtenFrom'];
  /** What the reply will be counted as, roughly. */
  outputTokens: number;
};

const TAIL_CHARACTERS = 1_600;
// Room for the tail and the list of headings, or a model with a small window refuses to continue.
const CONTINUE_TOKENS = 700;

// Loaded when a prompt is first needed: the 19 prompts are most of the content, and the first screen needs none.
const loadCatalog = () => import('#content/catalog.ts');

export async function planPrompt(
  blueprint: Blueprint,
  { blueprints, launch }: PromptSources,
  model: string,
  soFar = '',
  today = ownDay(new Date()),
  /** Kept free for what is added to the prompt later. */
  reserved = 0,
): Promise<PlanPrompt> {
  const { CATALOG } = await loadCatalog();
  const topic = Object.hasOwn(CATALOG, blueprint.type) ? CATALOG[blueprint.type] : undefined;
  const earlier = blueprintsByType(Object.values(blueprints));
  const { answers, notes } = blueprint.content;
  const facts = confirmedFacts(launch, FACT_LABELS);
  const isContinued = soFar !== '';
  const budget = budgetForModel(model, reserved + (isContinued ? CONTINUE_TOKENS : 0));
  const prompt = buildPrompt({
    template: topic?.prompts[budget.tier],
    questions: topic?.questions.map(({ text }) => text) ?? [],
    answers,
    notes,
    chain: CONTEXT_CHAINS[blueprint.type],
    earlier,
    titles: titlesOf(CATALOG),
    facts,
    sections: topic?.reads,
    today,
    budget,
  });
  return {
    prompt: isContinued ? continued(prompt, soFar) : prompt,
    outputTokens: expectedOutput(middleOf(topic?.words[budget.tier]), modelKind(model)),
    writtenFrom: fingerprintSources({ answers, prompt, earlier, facts }),
  };
}

function middleOf([low, high]: readonly [number, number] = [0, 0]): number {
  return (low + high) / 2;
}

/** The day on the person's own wall, not the one in London. */
function ownDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The words a plan may lean on: its own answers, and everything its chain has said. */
export function inputsOf(blueprint: Blueprint, blueprints: Blueprints): string[] {
  const earlier = blueprintsByType(Object.values(blueprints));
  const sources = readsOf(CONTEXT_CHAINS[blueprint.type]).flatMap((type) => earlier[type] ?? []);
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
