import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { withoutSpeech } from '#domain/reading/plain-words.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { deadlineAtEnd, TIME, WEEK_OF } from './around-a-day.ts';

// Automations that start when somebody else acts, and lists of where stories were used, are no schedules.
const OTHERS_DAYS = /automation|story bank|agreement|^stop\b/i;

const MESSAGE = /\b(?:emails?|letter|script|message)$/i;

export function itemDays(line: PlanLine, since: IsoDay): IsoDay[] {
  const { label, section } = line;
  // A list inside a message is part of the message.
  if (OTHERS_DAYS.test(section) || (label === '' && MESSAGE.test(section))) return [];
  const words = withoutSpeech(line.words);
  const ofLabel = label === '' ? headDays(words, since) : labelDays(label, section, since);
  if (ofLabel.length > 0) return ofLabel;
  const pieces = words.split(/;\s*|\s\|\s|\.\s+(?=\p{Lu})/u);
  const kind = line.boxAt !== undefined ? 'check' : label !== '' ? 'labeled' : 'plain';
  return [...new Set(pieces.flatMap((piece) => pieceDays(piece, since, kind)))];
}

/** A line that begins with its day: "Thursday, November 19, 2026: mark the calls", "By the end of March, ask". */
function headDays(text: string, since: IsoDay): IsoDay[] {
  const [first] = dayRangesIn(text, since);
  if (!first) return [];
  const before = text.slice(0, first.start).replace(WEEK_OF, '');
  const after = text.slice(first.end);
  if (/^\W*$/.test(before)) return /^(?:\s*[:,;.–—)·→|-]|\s*\(|\s+\p{Lu}|$)/u.test(after) ? [first.day] : [];
  if (!/^[^:;.]{0,15}:|^,/.test(after)) return [];
  if (/^\W*before\s+$/i.test(before)) return [addDays(first.day, -1)];
  return /^\W*(?:by|due|due by|no later than)\s+$/i.test(before) ? [first.day] : [];
}

/** "Dump it out, Thursday, May 13", "Two hands slow (weeks 6-8, April 26 and May 3)", "Write once on Monday, March 8". */
function labelDays(label: string, section: string, since: IsoDay): IsoDay[] {
  const days = dayRangesIn(label, since);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || /^\s+\p{L}/u.test(label.slice(last.end))) return [];
  const before = label.slice(0, first.start);
  // "If fewer than ten have answered by February 25": the day of a check.
  if (/^if\b/i.test(label) && /\bcheck\b/i.test(section))
    return /\b(?:by|on)\s+$/i.test(before) ? [first.day] : [];
  const isOwn =
    /^\W*(?:by\s+)?$/i.test(before) ||
    /(?:\(|,\s*(?:from\s+)?|\bevery\s+)$/.test(before) ||
    /\([^()]*$/.test(before) ||
    (/\bon\s+$/i.test(before) && first.hasWeekday);
  return isOwn ? days.map(({ day }) => day) : [];
}

const LEADING =
  '(?:assumption:\\s*|(?:and\\s+)?again\\s+|next(?:\\s+one)?\\s+|(?:starts|begins|opens|closes)\\s+|from\\s+|on\\s+|by\\s+|due\\s+|no later than\\s+)*';
// "At each" only once: it matches any words, and as one alternative of several, every split would be tried.
const LEAD = new RegExp(`^\\W*${LEADING}(?:at each [^,]*,?\\s*(?:and\\s+)?again\\s+${LEADING})?$`, 'i');
const LONGEST_LEAD = 300;
const DUE =
  /(?:\bdue(?:\s+(?:by|on))?|\b(?:no|not) later than|\((?:by|due|on)?|\bthis|:|\bby (?:EOD|end of day)|(?:morning|afternoon|evening|night) of|\p{Lu}\p{Ll}+days\s+from|\s[–—-]|→|->|[@[|])\s*$/iu;
/** "Order the pies Jan 30 (15 min)": a task's day is at its end, unless a word assigns it to something else. */
const OF_SOMETHING_ELSE =
  /(?:^|\b(?:a|an|the|of|for|about|from|until|till|through|to|since|after|before|and|or|with|than|not|no|except|is|are|was|in|on|at|between|late|early|mid|each|every|its|your|their|her|his)|[\d/:;"”(-])\s*$/i;
const SHORT_STEP = /^\W*(?:(?:do (?:this|it)|look|check|count|decide|meet|review)\b[^,]*\bon)\s+$/i;
/** "Go ahead; decide Fri 16 April". */
const BARE_STEP = /^\W*(?:look|check|count|decide|meet|review)\s+$/i;
/** "Masks, 30 — order Wed 3 Feb": after a dash, a single verb. */
const ONE_STEP = /[–—]\s*(?:order|book|call|ask|buy|print|send|mail|post|check|test|decide)\s+$/;
const ON = /\p{L}\s+on\s+$/u;
/** "Write the email that goes out on Tuesday (20 min)" has no day of its own. */
const OF_WHAT_HAPPENS = /\b(?:that|which|who|goes|opens|closes|starts|begins|is|are|will)\b[^,;:]*$/i;

type Kind = 'check' | 'labeled' | 'plain';

function pieceDays(piece: string, since: IsoDay, kind: Kind): IsoDay[] {
  const days = dayRangesIn(piece, since);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const all = days.map(({ day }) => day);
  const isOne = last.start === first.start;
  const said = piece.slice(0, first.start);
  const before = said.replace(WEEK_OF, '');
  const isLast = TIME.test(piece.slice(last.end));
  const isCheck = kind === 'check';
  const due = isCheck ? deadlineAtEnd(piece, days) : null;
  if (due !== null) return [due];
  if (isLast) {
    const isBefore = /^\W*before\b/i.test(before) || (isCheck && /(?<!\bfrom\s)\bbefore\s+$/i.test(before));
    if (isBefore) return [addDays(first.day, -1)];
    if (isLead(before) || isListOfDays(before)) return all;
    if (days.length === 1 && /\bby\s+$/i.test(before)) return [first.day];
    if (isCheck && /\bbetween\s+$/i.test(before)) return [first.day];
    // "Dates match: January 25, January 28 and February 5" checks days of other things.
    const isDue = isCheck && DUE.test(before) && (days.length < 3 || !/:\s*$/.test(before));
    if (SHORT_STEP.test(before) || isDue || (isOne && days.length === 1 && BARE_STEP.test(before)))
      return all;
    const isTimed =
      isCheck && isOne && first.last === undefined && /\(.*\d.*\)\W*$/.test(piece.slice(last.end));
    if (isTimed && !OF_SOMETHING_ELSE.test(before.replace(/,\s*$/, ''))) return all;
    const isOnWeekday = isTimed && first.hasWeekday && ON.test(before) && !OF_WHAT_HAPPENS.test(before);
    if (isOnWeekday || (isCheck && isOne && first.hasWeekday && ONE_STEP.test(before))) return all;
    const isNamed = isCheck || first.hasWeekday || before !== said;
    if (kind !== 'plain' && isOne && isNamed && /,\s*$/.test(before)) return all;
  }
  const isOpening = /^\W*on\s+$/i.test(before);
  if (isCheck && isOpening) return [first.day];
  const isFollowed = /^,/.test(piece.slice(first.end));
  const isStep = days.length === 1 && first.hasWeekday && ON.test(before) && !OF_WHAT_HAPPENS.test(before);
  if (isStep && (isLast || isFollowed) && /^\W*\p{Lu}[\p{Ll}]+\s/u.test(before)) return [first.day];
  // "Post one line on November 19 and save the replies (20 min)".
  if (
    isCheck &&
    days.length === 1 &&
    /^\s+and\s/.test(piece.slice(first.end)) &&
    /\p{L}\s+on\s+$/u.test(before)
  )
    return [first.day];
  const isOwnDay = (isOpening || before.trim() === '') && first.hasWeekday && isFollowed;
  const isPlural = /^\w+days\b/.test(piece.slice(first.start));
  return isOwnDay ? (isPlural ? all : [first.day]) : [];
}

function isLead(before: string): boolean {
  return before.length <= LONGEST_LEAD && LEAD.test(before);
}

const LIST_OF_DAYS = new RegExp(`^\\W*${WHOLE_WEEKDAY}s\\b[^.]*,\\s*$`);

/** "Tuesdays, 6 to 8 (Assumption: pm), " before a list of days. */
function isListOfDays(before: string): boolean {
  return LIST_OF_DAYS.test(before);
}
