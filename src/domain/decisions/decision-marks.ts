import { choiceKey } from '#domain/facts/comparable.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Decision } from './decision.ts';

/** Marks a value that another was chosen over. Stored with the other marks, so every device knows. */
export function decidedMark(key: string, value: string): string {
  return `decided/${shortKey(key)}/${fingerprint(value)}`;
}

/** Marks a decision as right as it is; nobody asks again until its dates, sums or values change. */
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

// A fact's name, or the first words of the plans' own name for it: a mark has at most eighty characters.
function shortKey(key: string): string {
  return key.length <= 20 ? key : fingerprint(key);
}
