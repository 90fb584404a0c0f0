import { CATALOG } from '#content/catalog.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { CONTEXT_CHAINS, readsOf } from '#domain/prompting/context-chain.ts';
import { type BuiltPrompt, buildPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel } from '#domain/prompting/prompt-budget.ts';
import { blueprintOf, type Persona } from './persona.ts';
import type { RecordingSet } from './recording-files.ts';

/** Any model of the tier: what is assembled depends on the tier alone. */
const MODELS: Readonly<Record<RecordingSet, string>> = { before: 'gpt-4', small: 'gpt-4', large: 'gpt-4o' };

const TITLES = Object.fromEntries(BLUEPRINT_TYPES.map((type) => [type, CATALOG[type].title])) as Record<
  BlueprintType,
  string
>;

type ReplyOf = (topic: BlueprintType) => string | undefined;

/** What the app would send for this person: same catalog, same chain, same code. */
export function recordedPrompt(
  persona: Persona,
  set: RecordingSet,
  topic: BlueprintType,
  replyOf: ReplyOf,
): BuiltPrompt {
  const budget = budgetForModel(MODELS[set]);
  const earlier = readsOf(CONTEXT_CHAINS[topic]).filter((type) => replyOf(type) !== undefined);
  return buildPrompt({
    template: CATALOG[topic].prompts[budget.tier],
    questions: CATALOG[topic].questions.map(({ text }) => text),
    answers: blueprintOf(persona, topic, undefined).content.answers,
    chain: CONTEXT_CHAINS[topic],
    earlier: blueprintsByType(earlier.map((type) => blueprintOf(persona, type, replyOf(type)))),
    titles: TITLES,
    facts: persona.facts,
    sections: CATALOG[topic].reads,
    today: persona.today,
    budget,
  });
}
