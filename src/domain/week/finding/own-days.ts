import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import { itemDays } from './item-days.ts';
import { type DayAndWords, rowDays } from './row-days.ts';
import { textDays } from './text-days.ts';

/** The days that a line is meant for, in its own words. A day that it only speaks about is none of them. */
export function ownDays(line: PlanLine, since: IsoDay): IsoDay[] {
  // A quote is a message to others.
  if (line.kind === 'quote' || /^still to confirm/i.test(line.section)) return [];
  if (line.kind === 'row') return rowDays(line, since);
  if (/^overview/i.test(line.section)) {
    const action = overviewAction(line, since);
    return action ? [action.day] : [];
  }
  return line.kind === 'item' ? itemDays(line, since) : textDays(line, since);
}

const ACTION = /\baction\b|:\s*(?:on|by)\s+$/i;

/** The one action that an overview asks for, and what it is. */
export function overviewAction(line: PlanLine, since: IsoDay): DayAndWords | null {
  for (const { text: sentence } of sentencesIn(`${line.label} ${line.words}`)) {
    const [first] = dayRangesIn(sentence, since);
    if (!first) continue;
    const before = sentence.slice(0, first.start);
    const isAsked = ACTION.test(before) && /\b(?:on|by)\s+$/i.test(before);
    if (!isAsked && !(/^\W*(?:on|by)\s+$/i.test(before) && first.hasWeekday)) continue;
    return { day: first.day, words: wordsAround(before, sentence.slice(first.end)) };
  }
  return null;
}

const ASKED = /\baction\b[^:]{0,60}:/i;

/** "Your one action: read it aloud by Friday, November 20, and mark each line": what stands before the day is half of it. */
function wordsAround(before: string, after: string): string {
  const asked = ASKED.exec(before);
  const begun = asked ? before.slice(asked.index + asked[0].length).trim() : '';
  const told = begun.replace(/\b(?:on|by)$/i, '').trimEnd();
  return told === '' ? after.replace(/^\W+/, '') : `${told}${after}`;
}
