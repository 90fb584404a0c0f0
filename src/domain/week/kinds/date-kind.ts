import type { DateWords } from './date-words.ts';
import { KEPT_BACK, type LaunchDays, launchDayIn, ONLY_DATE } from './launch-day.ts';

/** The kind of a date: a day of the launch itself, a message to send, a task, or a mere mention. */
export type DateKind = 'launch' | 'send' | 'task' | 'mention';

const NOTHING =
  /^\W*(?:(?:free|off|stays free|nothing|none|no(?! \w+ (?:go|yet)| later)(?= \w+(?:\W*$|[ ,;:(])))\b|rest(?: days?| week)?\W*$)|\b(?:add|plan|do) nothing(?: else| more| new)?\W*$|, (?:no (?:other )?work|nothing)(?= ·|\W*$)|^\W*booked\W*(?:$|,)/i;

/** "Nothing new; delete what you did not use" */
const NOTHING_NEW = /^nothing (?:new|more|else)\b[^;]*;\s*/i;

/** Sections about clients' experiences or possible problems: nothing in them is a task of the owner for that day. */
const SPOKEN_OF =
  /^(?:client journey|buying path|what is included|offer page|risks? and responses|first win|intake form|agreement|module map|welcome guide|session map|program map|year (?:map|at a glance)|month)/i;
const WEEK_SUMMARY = /^launch timeline/i;
const ONE_CALENDAR = /^(?:one )?calendar\b/i;
/** Plans of a program: days that clients have with the owner, already agreed. */
const PROGRAMS = /^(?:fulfillment|course|coaching)$/;
const SESSIONS =
  /^(?:the )?(?:\w+ )?(?:weeks?|sessions?|class(?:es)?|lessons?|meetings?|evenings?|course|curriculum|syllabus)(?: by \w+| (?:plan|schedule|outline|calendar|dates))?$/i;
const LESSONS = /^(?:fulfillment courses|coaching plan)$/i;
const PAYMENT = /\b(?:second|third|last) payment\b|^payment (?:two|three|2|3)\b/i;
const CAMPAIGN = /^campaign dates?\b/i;

/** A message's name, at the beginning or alone after its subject. */
const CHANNEL =
  'e-?mails?|newsletter|posts?|(?:short )?videos?|reels?|stor(?:y|ies)|(?:instagram |facebook )?pictures?|carousel|texts?|sms|letters?|blog post|podcast|live|whatsapp|voice (?:notes?|messages?)|broadcasts?|dms?|radio|(?:newsletter )?column(?=:)|postcards?(?=:)';
const NOTICE = '(?:announcement|reminder|message|invitation)s?(?=\\s*(?:$|[:;,·(])| \\d| to\\b)';
/** "First reminder", "Thank-you text", "Facebook post". */
const WHICH =
  '(?:first|second|third|final|next|access|welcome|thank-?you|follow-?up|launch|group|church|parish|school|club|facebook|instagram|linkedin|whatsapp|telegram)';
// "Posts fall in Thanksgiving week; schedule ahead or drop" sends nothing.
const SENT_FIRST = new RegExp(
  `^(?:booked:|(?:the |your |one |last )?(?:regular |booked |weekly |monthly )?(?:[\\w-]+-\\w+ )?(?:${WHICH} ){0,2}(?:${NOTICE}|(?:${CHANNEL})(?=$|[\\s:;,·(]))(?! (?:falls?|moves?|counted|list|plan|calendar|drafts?|copy|ready|set up|\\w+(?:ed|ten))\\b))`,
  'i',
);
const SENT_AS = new RegExp(
  `(?: · |; )(?:an? )?(?:${WHICH} )?(?:${CHANNEL}|talk(?!, | and\\b)|(?:(?:note|card|letter)s? )?by (?:hand|post|mail)|newsletter column|text back)(?=$|[\\s:;,·(])`,
  'i',
);
const GOES_OUT =
  /\b(?:e-?mail|message|reminder|newsletter|post|text|invitation|letter|card)s?\b[^;.]{0,30}\bgo(?:es)? out\b(?! of)|^(?:On [^:;]{5,40}?, )?(?:\p{Lu}\p{Ll}+ )?sends?\b(?! (?:the link|access))/iu;
const SEND_SECTION =
  /^(?:event invitation sequence|email (?:schedule|sequence)|social (?:schedule|posts)|(?:[\w-]+ )?content calendar|stay-in-touch rhythm|reminder messages|open-doors plan|weekly rollout|welcome sequence|follow-up sequence|posting schedule|how often i write$)/i;

/** Tables in which every row is a message, whatever its words: "Sign-up closes tomorrow". */
const MESSAGE_TABLE = /^(?:event invitation sequence|email (?:schedule|sequence)|social (?:schedule|posts))/i;
const COUNTED = /^(?:numbers|check-ins|mid-campaign)/i;

/** Somebody who prepares a message has not sent it. */
export const PREPARES =
  /^(?:\w+ day: |by [^:]+: )?(?:write|finish|fill|draft|load|prepare|proofread|read|record|make|set up|print|check|count|decide|test|calls?|ask|run|sort|choose|clear|schedule|try|mark|last day|thank(?!-?you)|dictate|talk|sit|lay|look|go through|give|have|add|if)\b/i;

/** Decided by words alone: needs no connection, and asks nobody. */
export function kindOf(date: DateWords, launchDays: LaunchDays): DateKind {
  const { title, section, type } = date;
  const [first = '', ...rest] = title.split(' · ');
  if (NOTHING.test(first.replace(NOTHING_NEW, '')) || (title === '' && !date.isOfWeekRow)) return 'mention';
  if (date.isDecision && KEPT_BACK.test(first)) return 'mention';
  if (isRowOfMessages(date)) return 'send';
  const said = launchDayIn(date, launchDays);
  if (said?.isItsDay) return 'launch';
  // Another day is confirmed or given for it. Other tasks in the row are still to be done on its day.
  if (said && (date.isDecision || said.isSaidElsewhere || !first.includes(';'))) return 'mention';
  if (date.hasBox) return isSend(title, section) ? 'send' : 'task';
  if (PROGRAMS.test(type) && !date.isDecision && (date.isSession || SESSIONS.test(section))) return 'mention';
  if (CAMPAIGN.test(first) || PAYMENT.test(first) || SPOKEN_OF.test(section)) return 'mention';
  // A row about a whole week, and not one of its tasks.
  if (type === 'launch' && WEEK_SUMMARY.test(section) && rest.length > 0) return 'mention';
  if (type === 'coaching' && /\bmonth\b/i.test(`${section} ${first}`)) return 'mention';
  if (date.isDecision) return ONLY_DATE.test(first) ? 'mention' : 'task';
  if (ONE_CALENDAR.test(section) && LESSONS.test(rest.at(-1) ?? '')) return 'mention';
  // Next to the rows of a calendar, list items are remarks about its conflicts.
  if (ONE_CALENDAR.test(section) && date.isRemark)
    return /\bdecide|\bsettles?\b/i.test(title) ? 'task' : 'mention';
  return isSend(title, section) ? 'send' : 'task';
}

function isRowOfMessages(date: DateWords): boolean {
  const { title, section } = date;
  if (date.hasBox || date.isDecision || date.isRemark || date.isOfWeekRow) return false;
  // "Ask for the bill · Post" is a post, not a request.
  if (SENT_AS.test(title)) return SEND_SECTION.test(section);
  return MESSAGE_TABLE.test(section) && !PREPARES.test(title);
}

function isSend(title: string, section: string): boolean {
  if (PREPARES.test(title) || COUNTED.test(section)) return false;
  if (SENT_FIRST.test(title) || GOES_OUT.test(title)) return true;
  if (SEND_SECTION.test(section)) return true;
  return SENT_AS.test(title);
}
