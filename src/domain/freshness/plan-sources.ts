import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import type { KnownFact } from '#domain/facts/confirmed-facts.ts';
import type { EarlierBlueprints, SentPart } from '#domain/prompting/earlier-entry.ts';
import { extractKeyDecisions } from '#domain/prompting/key-decisions.ts';
import type { BuiltPrompt } from '#domain/prompting/prompt.ts';
import { TIER_LIMITS } from '#domain/prompting/prompt-budget.ts';
import { markFacts } from './fact-marks.ts';
import { fingerprint } from './fingerprint.ts';

export type PlanSource = 'answers' | BlueprintType | KnownFact;

type WrittenFrom = OutputFacts['writtenFrom'];

// The first letter says how much of the earlier blueprint the AI read: answers alone (a: no plan yet, o: its plan
// didn't fit), Key decisions (k, with answers b) or more of the plan (w, with answers c). A sentence changed far below
// the Key decisions matters only for w and c.
type Mark = 'a' | 'o' | 'k' | 'b' | 'w' | 'c';

const MARKS: readonly string[] = ['a', 'o', 'k', 'b', 'w', 'c'] satisfies Mark[];
const isMark = (letter: string): letter is Mark => MARKS.includes(letter);

const DROPPED = 'dropped';

type Written = {
  answers: Blueprint['content']['answers'];
  prompt: Pick<BuiltPrompt, 'included' | 'leftOut'>;
  earlier: EarlierBlueprints;
  facts?: readonly KnownFact[];
};

/** The sources of a plan, to be stored in `outputFacts.writtenFrom`. */
export function fingerprintSources({ answers, prompt, earlier, facts = [] }: Written): WrittenFrom {
  const writtenFrom: WrittenFrom = { answers: fingerprintAnswers(answers) };
  if (facts.length > 0) writtenFrom.facts = markFacts(facts);
  for (const { type, what } of prompt.leftOut) if (what === 'everything') writtenFrom[type] = DROPPED;
  for (const { type, parts } of prompt.included) {
    const blueprint = earlier[type];
    if (blueprint) writtenFrom[type] = fingerprintAs(markOf(parts, hasPlan(blueprint)), blueprint);
  }
  return writtenFrom;
}

function markOf(parts: readonly SentPart[], isPlanned: boolean): Mark {
  const readsAnswers = parts.includes('answers') || parts.includes('some-answers');
  if (parts.includes('whole') || parts.includes('sections')) return readsAnswers ? 'c' : 'w';
  if (parts.includes('key-decisions') || parts.includes('excerpt')) return readsAnswers ? 'b' : 'k';
  return isPlanned ? 'o' : 'a';
}

/** Whether this source, as the AI read it, has changed. A removed source has no newer version. */
export function isSourceChanged(recorded: string | undefined, blueprint: Blueprint): boolean {
  if (recorded === undefined) return hasPlan(blueprint);
  const [mark = ''] = recorded;
  // What did not fit was never read, so it cannot have changed under the plan.
  if (!isMark(mark)) return false;
  const isChanged = recorded !== fingerprintAs(mark, blueprint);
  if (mark === 'a') return hasPlan(blueprint) || isChanged;
  return mark === 'o' ? isChanged : hasPlan(blueprint) && isChanged;
}

export function fingerprintAnswers(answers: Blueprint['content']['answers']): string {
  return `a${fingerprint(wordsOf(answers))}`;
}

function wordsOf(answers: Blueprint['content']['answers']): string {
  return JSON.stringify(ANSWER_KEYS.map((key) => answers[key]?.trim() ?? ''));
}

function fingerprintAs(mark: Mark, { content }: Blueprint): string {
  const plan = (content.aiOutput ?? '').trim();
  const answers = wordsOf(content.answers);
  const decisions = () => extractKeyDecisions(plan, TIER_LIMITS.large.keyDecisions).text;
  if (mark === 'a' || mark === 'o') return `${mark}${fingerprint(answers)}`;
  if (mark === 'k' || mark === 'w') return `${mark}${fingerprint(mark === 'w' ? plan : decisions())}`;
  return `${mark}${fingerprint(`${answers}\n${mark === 'c' ? plan : decisions()}`)}`;
}
