import { CATALOG } from '#content/catalog.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { confirmedFacts } from '#domain/facts/confirmed-facts.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import type { ConfirmedFact } from '#domain/prompting/fit-earlier.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import { blueprintOf, dayOf, type Persona } from '#scripts/example/persona.ts';
import { isSettledSet, type RecordingSet, TIER_OF } from '#scripts/example/recording-files.ts';

/** Any model of the tier: the prompt depends only on the tier. */
const MODELS = { small: 'gpt-4', large: 'gpt-4o' };

const TITLES = Object.fromEntries(BLUEPRINT_TYPES.map((type) => [type, CATALOG[type].title])) as Record<
  BlueprintType,
  string
>;

/** This person's confirmed facts when the plans of this set are written, with the names in the prompt. */
export function factsOf(
  { settled, facts, name }: Persona,
  set: RecordingSet,
): readonly ConfirmedFact[] | undefined {
  if (!isSettledSet(set)) return facts;
  if (!settled) throw new Error(`${name} has settled nothing.`);
  return confirmedFacts({ facts: settled.facts, own: settled.own }, FACT_LABELS);
}

export function todayOf(persona: Persona, set: RecordingSet, topic: BlueprintType): string {
  return isSettledSet(set) ? dayOf(persona, topic) : persona.today;
}

type ReplyOf = (topic: BlueprintType) => string | undefined;

/** The app's prompt for this person: same catalog, same chain, same code. */
export function recordedPrompt(
  persona: Persona,
  set: RecordingSet,
  topic: BlueprintType,
  replyOf: ReplyOf,
): BuiltPrompt {
  const budget = budgetForModel(MODELS[TIER_OF[set]]);
  // Including those outside the chain: their messages are booked.
  const earlier = BLUEPRINT_TYPES.filter((type) => type !== topic && replyOf(type) !== undefined);
  return buildPrompt({
    type: topic,
    template: CATALOG[topic].prompts[budget.tier],
    questions: CATALOG[topic].questions.map(({ text }) => text),
    answers: blueprintOf(persona, topic, undefined).content.answers,
    chain: CONTEXT_CHAINS[topic],
    earlier: blueprintsByType(earlier.map((type) => blueprintOf(persona, type, replyOf(type)))),
    titles: TITLES,
    facts: factsOf(persona, set),
    sections: CATALOG[topic].reads,
    today: todayOf(persona, set, topic),
    budget,
  });
}
