import { choiceKey } from '#domain/facts/comparable.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Decision } from './decision.ts';

/** That another value was chosen over this one. Kept with everything else that was settled, so every device knows. */
export function decidedMark(key: string, value: string): string {
  return `decided/${shortKey(key)}/${fingerprint(value)}`;
}

/** That it is right as it is: until days, sums or values change, nobody asks again. */
export function markOf(
  key: string,
  { kind, choices, advice }: Pick<Decision, 'kind' | 'choices' | 'advice'>,
  today: IsoDay,
) {
  const values = choices.map(({ value }) => choiceKey(null, value, today)).sort();
  return `kept/${shortKey(key)}/${fingerprint(JSON.stringify([kind, values, advice]))}`;
}

export function laterMark({ mark }: Pick<Decision, 'mark'>): string {
  return mark.replace(/^kept/, 'later');
}

export function isLater(sheet: Pick<FactSheet, 'settled'> | null, decision: Decision): boolean {
  return sheet?.settled.includes(laterMark(decision)) ?? false;
}

// A name of a fact, or the first words of what plans call it: a mark has room for eighty letters.
function shortKey(key: string): string {
  return key.length <= 20 ? key : fingerprint(key);
}
