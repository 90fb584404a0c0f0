import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import { TIME, TIMED } from './around-a-day.ts';
import { isDecisionLine } from './decision-line.ts';
import { itemDays } from './item-days.ts';
import { type DayAndWords, rowDays } from './row-days.ts';
import { textDays } from './text-days.ts';

/** The days on which a line is to be done, not those it only mentions. */
export function ownDays(line: PlanLine, since: IsoDay): IsoDay[] {
  // A quote is a message to others. An open point is a question, unless it has a box.
  const isAsked = /^still to confirm/i.test(line.section) && line.boxAt === undefined;
  if (line.kind === 'quote' || isAsked) return [];
  if (line.kind === 'row') return rowDays(line, since);
  if (/^overview/i.test(line.section)) {
    const action = overviewAction(line, since);
    return action ? [action.day] : [];
  }
  return isDecisionLine(line) ? textDays(line, since) : itemDays(line, since);
}

const ACTION = /\baction\b|:\s*(?:on|by)\s+$/i;
/** "First task: Mon 23 Nov, photograph it", "Your next step: call them (Friday, November 20, 10 min)": a request with its day after the colon. */
const ASKED =
  /\b(?:action|(?:first|next|one) (?:task|step|move|thing|job)|this week|start here)\b[^:]{0,60}:/i;
const DECIDE = /^(.{0,300}?)\bdecide\b([^:;]{0,60}) by\s+$/i;
/** "Ask him for those two nights by Friday": a request with a deadline, if that is the whole sentence. */
const WANTED =
  /(?:^\W*|; |, so )((?:ask|call|ring|book|settle|choose|confirm|check|find|get|order|write|send|tell|invite)\b[^:;]{0,160}) by\s+$/i;
/** "Settle it by Friday" decides the words before it; "send it by Friday" does not. */
const SETTLES = /^(?:settle|choose|confirm)\b/i;
/** "First task, on Tuesday: write", "The first task is tonight, Tuesday: read it": whatever comes between it and its day. */
const FIRST_TASK = /^\W*(?:your |the |and the )?first (?:task|step)\b/i;

const BY = /\bby\s+$/i;

/** The one action in an overview, or else its decision with a deadline. */
export function overviewAction(line: PlanLine, since: IsoDay): DayAndWords | null {
  // A bold "**First task:**" is a label, without its colon.
  const label = ASKED.test(`${line.label}:`) ? `${line.label}:` : line.label;
  const sentences = sentencesIn(`${label} ${line.words}`);
  let decision: DayAndWords | null = null;
  for (const [at, { text: sentence }] of sentences.entries()) {
    const days = dayRangesIn(sentence, since);
    // "Paste the December 4 email, Friday, November 27 (20 min)": of several days, the one with a duration.
    const timed = days.findLast(({ end, hasWeekday }) => hasWeekday && isTimed(sentence.slice(end)));
    const first = timed ?? days.findLast(({ start }) => BY.test(sentence.slice(0, start))) ?? days[0];
    if (!first) continue;
    const { day, hasWeekday } = first;
    const before = sentence.slice(0, first.start);
    const after = sentence.slice(first.end);
    const isAsked =
      (ACTION.test(before) && /\b(?:on|by)\s+$/i.test(before)) ||
      isFirstTask(before, after) ||
      (ASKED.test(before) && isOfColon(before, after, hasWeekday)) ||
      (/^\W*(?:on|by)\s+$/i.test(before) && hasWeekday) ||
      (timed !== undefined && !HAPPENS.test(before.replace(ASKED, '')));
    const isBefore = timed !== undefined && /\bbefore\s+$/i.test(before);
    const said = sentences[at - 1]?.text.trim() ?? '';
    if (isAsked)
      return { day: isBefore ? addDays(day, -1) : day, words: wordsMeant(wordsAround(before, after), said) };
    const words = decisionIn(before, after, said);
    if (words !== '') decision ??= { day, words };
  }
  return decision;
}

const POINTS_BACK = /^(?:(?:do|start|begin)(?: with)? )?(?:it|this|that|these|those)\b\W*(?=$|\()/i;

/** "Do that (20 min)." is the sentence before it. */
function wordsMeant(words: string, said: string): string {
  const [pointer] = POINTS_BACK.exec(words) ?? [];
  if (pointer === undefined || said === '') return words;
  return `${said.replace(/[.!\s]+$/, '')} ${words.slice(pointer.length)}`.trim();
}

const LEAD_IN =
  /^(?:(?:my|your) one (?:change|recommendation)[^:]{0,30}: |I(?:’d| would)? recommend (?:one change[^:]{0,30}: |that )?)/i;
const BARE = /^(?:\s*\b(?:it|this|that|together|with \w+(?: and \w+)?)\b)*\s*$/i;

/** "Decide by Friday whether that is meant", "decide on the price by Friday"; without an object, it refers to the sentence before. */
function decisionIn(before: string, after: string, said: string): string {
  const [, clause = '', object] = DECIDE.exec(before) ?? [];
  if (object === undefined) return wantedIn(before, after, said);
  if (!BARE.test(object)) return `Decide${object}${after}`;
  if (/^(?::|\s+(?:whether|if|on|which|how|what|when|who|between|about|to)\b)/i.test(after))
    return `Decide${after}`;
  const told = clause.replace(/[\s,;:–—-]+(?:and|so|but)?\s*$/i, '');
  const matter = (/\p{L}{3}/u.test(told) ? told : said).replace(LEAD_IN, '');
  return matter === '' ? '' : `Decide: ${matter}`;
}

const WHAT_FOR = /^,?\s+(?:to|that|whether|if|for|about|which|how|what|when|who)\b.*/i;

function wantedIn(before: string, after: string, said: string): string {
  const found = WANTED.exec(before);
  const [, words = ''] = found ?? [];
  if (!found || !BARE.test(words.replace(/^\w+/, '')))
    return words === '' ? '' : `${words}${WHAT_FOR.exec(after)?.[0] ?? ''}`;
  const matter = before.slice(0, found.index).trim() || said;
  return matter === '' || !SETTLES.test(words) ? '' : `Decide: ${matter}`;
}

/** Right after the colon, or at the end. */
function isOfColon(before: string, after: string, hasWeekday: boolean): boolean {
  if (/:\W*(?:(?:on|by|this)\s+)?$/i.test(before)) return true;
  if (/\b(?:on|by)\s+$/i.test(before)) return TIME.test(after) || /^,/.test(after);
  return hasWeekday && /[,(–—-]\s*$/.test(before) && (TIME.test(after) || /^[^()]{0,20}\)\W*$/.test(after));
}

/** Its own day, not one it mentions: "write it beside January 28". */
function isFirstTask(before: string, after: string): boolean {
  if (!FIRST_TASK.test(before)) return false;
  return before.includes(':')
    ? /\b(?:on|by|this)\s+$|\btonight,\s+$/i.test(before)
    : /^[^:.]{0,30}:(?!\d)/.test(after) && !/\b(?:for|until|before|after|since|from)\s+$/i.test(before);
}

/** "First: paste it", "Use the page first: copy it": the task follows, or is this itself. */
const LEADS_IN = /^\W*(?:first(?:ly)?[:,]|(?:use|take|start|begin)\b[^:]{1,80}:)\s+/i;
/** "Each client has a call on Tuesday, March 2 (45 min)": no task, however long it takes. */
const HAPPENS =
  /^\W*(?:I|we|you|your|they|it|the|our|an?|each|every|if|when)\b|\b(?:is|are|has|runs|opens|closes|starts)\b[^,;:]{0,40}$/i;
const isTimed = (after: string) => TIMED.test(after) && TIME.test(after);

/** "Your one action: read it aloud by Friday, November 20, and mark each line": the words before the day are half of the task. */
function wordsAround(before: string, after: string): string {
  const asked = ASKED.exec(before) ?? LEADS_IN.exec(before);
  const behind = asked ? before.slice(asked.index + asked[0].length).trim() : '';
  const begun = behind === '' && isTimed(after) ? before.trim() : behind;
  const told = begun.replace(/\b(?:on|by|before|this|next|tonight,?)$/i, '').replace(/[,:;\s–—-]+$/, '');
  // "(Friday, November 20, 10 min)"
  if (told.endsWith('(')) return `${told}${after.replace(/^[,\s]+/, '')}`.replace(/\s*\(\)/, '');
  return told === '' ? after.replace(/^\W+/, '') : `${told}${after}`;
}
