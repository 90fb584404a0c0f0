import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import { itemDays } from './item-days.ts';
import { type DayAndWords, rowDays } from './row-days.ts';
import { textDays } from './text-days.ts';

/** The days that a line is meant for, in its own words. A day that it only speaks about is none of them. */
export function ownDays(line: PlanLine, since: IsoDay): IsoDay[] {
  // A quote is a message to others. What is still to be confirmed is a question, unless it has a box.
  const isAsked = /^still to confirm/i.test(line.section) && line.boxAt === undefined;
  if (line.kind === 'quote' || isAsked) return [];
  if (line.kind === 'row') return rowDays(line, since);
  if (/^overview/i.test(line.section)) {
    const action = overviewAction(line, since);
    return action ? [action.day] : [];
  }
  return line.kind === 'item' ? itemDays(line, since) : textDays(line, since);
}

const ACTION = /\baction\b|:\s*(?:on|by)\s+$/i;
/** "First task, on Tuesday: write", "The first task is tonight, Tuesday: read it": whatever stands between it and its day. */
const FIRST_TASK = /^\W*(?:your |the |and the )?first (?:task|step)\b/i;

/** The one action that an overview asks for, and what it is. */
export function overviewAction(line: PlanLine, since: IsoDay): DayAndWords | null {
  for (const { text: sentence } of sentencesIn(`${line.label} ${line.words}`)) {
    const [first] = dayRangesIn(sentence, since);
    if (!first) continue;
    const before = sentence.slice(0, first.start);
    const after = sentence.slice(first.end);
    const isAsked = (ACTION.test(before) && /\b(?:on|by)\s+$/i.test(before)) || isFirstTask(before, after);
    if (!isAsked && !(/^\W*(?:on|by)\s+$/i.test(before) && first.hasWeekday)) continue;
    return { day: first.day, words: wordsAround(before, after) };
  }
  return null;
}

/** Its own day, not one that it speaks of: "write it beside January 28". */
function isFirstTask(before: string, after: string): boolean {
  if (!FIRST_TASK.test(before)) return false;
  return before.includes(':')
    ? /\b(?:on|by|this)\s+$|\btonight,\s+$/i.test(before)
    : /^[^:.]{0,30}:(?!\d)/.test(after) && !/\b(?:for|until|before|after|since|from)\s+$/i.test(before);
}

const ASKED = /\b(?:action|first (?:task|step))\b[^:]{0,60}:/i;

/** "Your one action: read it aloud by Friday, November 20, and mark each line": what stands before the day is half of it. */
function wordsAround(before: string, after: string): string {
  const asked = ASKED.exec(before);
  const begun = asked ? before.slice(asked.index + asked[0].length).trim() : '';
  const told = begun.replace(/\b(?:on|by|this|next|tonight,?)$/i, '').replace(/[,\s]+$/, '');
  return told === '' ? after.replace(/^\W+/, '') : `${told}${after}`;
}
