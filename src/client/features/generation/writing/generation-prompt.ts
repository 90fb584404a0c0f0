import { continueRequest } from '#content/continue-request.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { sayLaunches } from '#content/facts/launch-words.ts';
import { modelKind } from '#domain/ai/model-kind.ts';
import { expectedOutput } from '#domain/ai/plan-cost.ts';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { confirmedFacts } from '#domain/facts/confirmed-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprintSources } from '#domain/freshness/plan-sources.ts';
import { CONTEXT_CHAINS, readsOf } from '#domain/prompting/context-chain.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import { SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { planSections } from '#domain/reading/plan-sections.ts';

type Blueprints = Readonly<Record<string, Blueprint>>;

/** All possible sources of a plan. */
export type PromptSources = { readonly blueprints: Blueprints; readonly sheet: FactSheet | null };

export type PlanPrompt = {
  prompt: BuiltPrompt;
  writtenFrom: OutputFacts['writtenFrom'];
  /** The approximate number of output tokens. */
  outputTokens: number;
};

/** Copied prompts are pasted into one of these: their windows are large, whatever model the settings name. */
export const CHAT_ASSISTANT = 'chatgpt';

const TAIL_CHARACTERS = 1_600;
// Room for the tail and the list of headings, or a model with a small window refuses to continue.
const CONTINUE_TOKENS = 700;

// Loaded with the first prompt: the 19 prompts are most of the content, and the first screen needs none.
const loadCatalog = () => import('#content/catalog.ts');
const loadQuestions = () => import('./without-questions.ts');

export async function planPrompt(
  blueprint: Blueprint,
  { blueprints, sheet }: PromptSources,
  model: string,
  soFar = '',
  today = ownDay(new Date()),
  /** Tokens left free for later additions to the prompt. */
  reserved = 0,
): Promise<PlanPrompt> {
  const [{ CATALOG }, { withoutQuestions }] = await Promise.all([loadCatalog(), loadQuestions()]);
  const topic = Object.hasOwn(CATALOG, blueprint.type) ? CATALOG[blueprint.type] : undefined;
  const earlier = blueprintsByType(Object.values(blueprints));
  const { answers, notes } = blueprint.content;
  const facts = confirmedFacts(sheet, FACT_LABELS);
  const isContinued = soFar !== '';
  const budget = budgetForModel(model, reserved + (isContinued ? CONTINUE_TOKENS : 0));
  const prompt = buildPrompt({
    type: blueprint.type,
    template: topic?.prompts[budget.tier],
    questions: topic?.questions.map(({ text }) => text) ?? [],
    answers,
    notes,
    chain: CONTEXT_CHAINS[blueprint.type],
    earlier: withoutQuestions(Object.values(blueprints), sheet, today),
    titles: titlesOf(CATALOG),
    facts,
    launches: sayLaunches(sheet),
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

/** The person's local day, not London's. */
function ownDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The texts that a plan may quote: its own answers and notes, confirmed facts, and everything in its chain. */
export function inputsOf(blueprint: Blueprint, { blueprints, sheet }: PromptSources): string[] {
  const earlier = blueprintsByType(Object.values(blueprints));
  const sources = readsOf(CONTEXT_CHAINS[blueprint.type]).flatMap((type) => earlier[type] ?? []);
  return [
    ...Object.values(blueprint.content.answers),
    blueprint.content.notes,
    ...confirmedFacts(sheet, FACT_LABELS).map(({ value }) => value),
    ...sources.flatMap(({ content }) => [content.aiOutput, ...Object.values(content.answers)]),
  ].filter((text) => text !== undefined);
}

function titlesOf(catalog: Readonly<Record<BlueprintType, { title: string }>>) {
  const titles = BLUEPRINT_TYPES.map((type) => [type, catalog[type].title] as const);
  return Object.fromEntries(titles) as Record<BlueprintType, string>;
}

function continued(prompt: BuiltPrompt, soFar: string): BuiltPrompt {
  const [system, user] = prompt.messages;
  const headings = planSections(soFar).flatMap(({ heading, depth }) =>
    depth === SECTION_DEPTH ? heading : [],
  );
  const content = `${user.content}\n\n${continueRequest(headings, soFar.slice(-TAIL_CHARACTERS))}`;
  return { ...prompt, messages: [system, { ...user, content }] };
}

/** Without a copied prompt, a reply is assumed to be written from the current sources. */
export async function knownOr(facts: OutputFacts, prompt: () => Promise<PlanPrompt>) {
  if (facts.writtenFrom.answers !== undefined) return facts;
  return prompt().catch(() => ({ writtenFrom: {} }));
}
