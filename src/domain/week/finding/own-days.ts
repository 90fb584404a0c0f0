import { addDays, type IsoDay } from '#domain/prompting/calendar-days.ts';
import { namedDays } from './named-days.ts';
import type { PlanLine } from './plan-lines.ts';

export type DayAndWords = { readonly day: IsoDay; readonly words: string };

/** The days that a line is meant for, in its own words. A day that it only speaks about is none of them. */
export function ownDays(line: PlanLine, since: IsoDay): IsoDay[] {
  // A quote is a message to others.
  if (line.kind === 'quote' || /^still to confirm/i.test(line.section)) return [];
  if (line.kind === 'row') return rowDays(line, since);
  if (/^overview/i.test(line.section)) {
    const action = overviewAction(line, since);
    return action ? [action.day] : [];
  }
  if (line.kind === 'item') return itemDays(line, since);
  return textDays(line, since);
}

const DATE_COLUMN = /\b(?:date|day|when|due|deadline|by|week)\b/i;
const EXAMPLE = /\bsuch as\b|\be\.g\.|\bfor example\b/i;

/** "Week 1, Monday, November 16 | Tuesday, November 17: write. Thursday, November 19: send": of a week, its tasks' days. */
export function daysOfWeekRow(
  { cells, header }: Pick<PlanLine, 'cells' | 'header'>,
  since: IsoDay,
): DayAndWords[] {
  const [first = '', ...rest] = cells;
  if (!/\bweek\b/i.test(`${first} ${header[0] ?? ''}`)) return [];
  return rest.flatMap(sentencesOf).flatMap((sentence) => {
    const [day] = headDays(sentence, since, /^\s*:/);
    return day === undefined ? [] : [{ day, words: sentence.slice(sentence.indexOf(':') + 1).trim() }];
  });
}

function rowDays({ cells, header }: PlanLine, since: IsoDay): IsoDay[] {
  const exact = daysOfWeekRow({ cells, header }, since);
  if (exact.length > 0) return exact.map(({ day }) => day);
  const columns = cells.filter((_, index) => index === 0 || DATE_COLUMN.test(header[index] ?? ''));
  for (const cell of columns) {
    const days = EXAMPLE.test(cell) ? [] : namedDays(cell, since);
    const weekBefore = /\bweek before\s*$/i.test(cell.slice(0, days[0]?.start ?? 0));
    if (days.length > 0) return days.map(({ day }) => (weekBefore ? addDays(day, -7) : day));
  }
  return [];
}

const ACTION = /\baction\b/i;

/** The one action that an overview asks for, and what it is. */
export function overviewAction(line: PlanLine, since: IsoDay): DayAndWords | null {
  for (const sentence of sentencesOf(`${line.label} ${line.words}`)) {
    const [first] = namedDays(sentence, since);
    if (!first) continue;
    const before = sentence.slice(0, first.start);
    const isAsked = ACTION.test(before) && /\b(?:on|by)\s+$/i.test(before);
    if (!isAsked && !(/^\W*on\s+$/i.test(before) && first.hasWeekday)) continue;
    return { day: first.day, words: sentence.slice(first.end).replace(/^\W+/, '') };
  }
  return null;
}

// What starts by itself when somebody else does something, or where a story was used, is no row of a schedule.
const OTHERS_DAYS = /automation|story bank|^stop\b/i;

const MESSAGE = /\b(?:emails?|letter|script|message)$/i;

function itemDays(line: PlanLine, since: IsoDay): IsoDay[] {
  const { label, section } = line;
  // A list inside of a message is part of what somebody else will read.
  if (OTHERS_DAYS.test(section) || (label === '' && MESSAGE.test(section))) return [];
  const words = withoutSpeech(line.words);
  const ofLabel = label === '' ? headDays(words, since) : labelDays(label, since);
  if (ofLabel.length > 0) return ofLabel;
  const pieces = words.split(/;\s*|\s\|\s|\.\s+(?=\p{Lu})/u);
  const found = pieces.flatMap((piece) => pieceDays(piece, since, line.boxAt !== undefined));
  return [...new Set(found)];
}

/** A line that begins with its day: "Thursday, November 19, 2026: mark the ten Monday calls". */
function headDays(text: string, since: IsoDay, after = /^(?:\s*[:,;.–-]|\s*\(|$)/): IsoDay[] {
  const [first] = namedDays(text, since);
  if (!first || !/^\W*$/.test(text.slice(0, first.start))) return [];
  return after.test(text.slice(first.end)) ? [first.day] : [];
}

/** "Dump it out, Thursday, May 13", "Two hands slow (weeks 6-8, April 26 and May 3)", "Write once on Monday, March 8". */
function labelDays(label: string, since: IsoDay): IsoDay[] {
  const days = namedDays(label, since);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || /^\s+\p{L}/u.test(label.slice(last.end))) return [];
  const before = label.slice(0, first.start);
  const isOwn =
    /^\W*$/.test(before) ||
    /(?:\(|,\s*|\bevery\s+)$/.test(before) ||
    /\([^()]*$/.test(before) ||
    (/\bon\s+$/i.test(before) && first.hasWeekday);
  return isOwn ? days.map(({ day }) => day) : [];
}

const TIME =
  /^(?:,?\s*(?:at\s+)?(?:noon|\d{1,2}(?::\d\d)?(?:\s*to\s*\d{1,2}(?::\d\d)?)?\s*(?:[ap]m)?)(?:\s+Eastern)?)?\W*$/i;
const LEAD =
  /^\W*(?:assumption:\s*|(?:and\s+)?again\s+|at each [^,]*,?\s*(?:and\s+)?again\s+|from\s+|on\s+|by\s+)*$/i;

function pieceDays(piece: string, since: IsoDay, isCheck: boolean): IsoDay[] {
  const days = namedDays(piece, since);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const before = piece.slice(0, first.start);
  const isLast = TIME.test(piece.slice(last.end));
  const startsBefore = /^\W*before\b/i.test(before);
  if (isLast && (startsBefore || (isCheck && /\bbefore\s+$/i.test(before)))) return [addDays(first.day, -1)];
  if (isLast && (LEAD.test(before) || isListOfDays(before))) return days.map(({ day }) => day);
  if (isLast && days.length === 1 && /\bby\s+$/i.test(before)) return [first.day];
  if (isLast && /^\W*(?:do (?:this|it)|look|check|decide)\b[^,]*\bon\s+$/i.test(before)) return [first.day];
  const isStep =
    days.length === 1 &&
    first.hasWeekday &&
    /\p{L}\s+on\s+$/u.test(before) &&
    (isLast || /^,/.test(piece.slice(first.end)));
  if (isStep && /^\W*\p{Lu}[\p{Ll}]+\s/u.test(before)) return [first.day];
  const isAsked = /^\W*on\s+$/i.test(before) && first.hasWeekday && /^,/.test(piece.slice(first.end));
  if (isAsked) return [first.day];
  const isOwnDay = before.trim() === '' && first.hasWeekday && /^,/.test(piece.slice(first.end));
  return isOwnDay ? [first.day] : [];
}

/** "Tuesdays, 6 to 8 (Assumption: pm), " before the days themselves. */
function isListOfDays(before: string): boolean {
  return /^\W*(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b[^.]*,\s*$/.test(before);
}

const DATE_LABEL = /\b(?:dates?|doors|starts?|begins?|opens?|closes?|deadline|by when|due)\b/i;
const NO_DATE_LABEL = /avoid|keep free|off days|conflict|budget|title|to action/i;

function textDays({ section, label, words }: PlanLine, since: IsoDay): IsoDay[] {
  if (label === '') return lonelySentence(words, since);
  const isMilestone = /^key decisions/i.test(section)
    ? DATE_LABEL.test(label)
    : /^(?:by when|due|deadline|decision date)\b/i.test(label);
  if (!isMilestone || NO_DATE_LABEL.test(label)) return [];
  const [sentence = ''] = sentencesOf(words);
  return sentence.split(/;\s*/).flatMap((piece) => {
    const [first] = namedDays(piece, since);
    return first ? [first.day] : [];
  });
}

/** "Look on Friday, February 26." as a line of its own. */
function lonelySentence(words: string, since: IsoDay): IsoDay[] {
  const [first] = words.length <= 80 ? namedDays(words, since) : [];
  if (
    !first ||
    !/^\W*(?:look|check|decide|meet|review)\b[^.;]*\b(?:on|by)\s+$/i.test(words.slice(0, first.start))
  )
    return [];
  return /^[.\s]*$/.test(words.slice(first.end)) ? [first.day] : [];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’]?)\s+(?=["“]?\p{Lu})/u);
}

/** Words in quotes are said to somebody else. */
function withoutSpeech(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, (speech) => ' '.repeat(speech.length));
}
