import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { hasPlan } from '#domain/blueprint/read-blueprint.ts';
import type { EarlierBlueprints, EarlierForm } from '#domain/prompting/earlier-plans.ts';
import { extractKeyDecisions } from '#domain/prompting/key-decisions.ts';
import type { BuiltPrompt } from '#domain/prompting/prompt.ts';
import { fingerprint } from './fingerprint.ts';

export type PlanSource = 'answers' | BlueprintType;

type WrittenFrom = OutputFacts['writtenFrom'];

// The first letter says what of the earlier blueprint the AI read. A changed sentence far below the Key
// decisions makes a plan out of date only if that plan was written from the whole text.
const MARKS: Readonly<Record<EarlierForm, 'w' | 'k' | 'a'>> = {
  whole: 'w',
  'key-decisions': 'k',
  excerpt: 'k',
  answers: 'a',
};

const DROPPED = 'dropped';

type Written = {
  answers: Blueprint['content']['answers'];
  prompt: Pick<BuiltPrompt, 'included' | 'dropped'>;
  earlier: EarlierBlueprints;
};

/** What a plan is written from, to be kept in `outputFacts.writtenFrom`. */
export function fingerprintSources({ answers, prompt, earlier }: Written): WrittenFrom {
  const writtenFrom: WrittenFrom = { answers: fingerprintAnswers(answers) };
  for (const { type, how } of prompt.included) {
    const blueprint = earlier[type];
    if (blueprint) writtenFrom[type] = fingerprintAs(MARKS[how], blueprint);
  }
  for (const type of prompt.dropped) writtenFrom[type] = DROPPED;
  return writtenFrom;
}

/** Has this source, as the AI read it, changed? A source that is gone has nothing newer to say. */
export function isSourceChanged(recorded: string | undefined, blueprint: Blueprint): boolean {
  if (recorded === undefined) return hasPlan(blueprint);
  const [mark = ''] = recorded;
  if (mark === 'a') return hasPlan(blueprint) || recorded !== fingerprintAs('a', blueprint);
  // Also what did not fit: it was never read, so it cannot have changed under the plan.
  if (mark !== 'w' && mark !== 'k') return false;
  return hasPlan(blueprint) && recorded !== fingerprintAs(mark, blueprint);
}

export function fingerprintAnswers(answers: Blueprint['content']['answers']): string {
  return `a${fingerprint(JSON.stringify(ANSWER_KEYS.map((key) => answers[key]?.trim() ?? '')))}`;
}

function fingerprintAs(mark: 'w' | 'k' | 'a', { content }: Blueprint): string {
  const plan = (content.aiOutput ?? '').trim();
  if (mark === 'a') return fingerprintAnswers(content.answers);
  return `${mark}${fingerprint(mark === 'w' ? plan : extractKeyDecisions(plan).text)}`;
}
