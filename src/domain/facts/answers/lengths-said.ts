import type { IsoDay } from '#domain/reading/calendar.ts';
import { WEEKDAY_WORD, WHOLE_WEEKDAY } from '#domain/reading/day-patterns.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { clockSpansIn, durationsIn } from '#domain/reading/figures/durations-in.ts';
import { clauseAround, isOfThePast } from './standing.ts';

/** A length in the person's words, and the number to compare it by. */
export type LengthSaid = { readonly value: string; readonly key: string };

const WEEKS = new RegExp(
  `^[ -]?(?:full |whole |live |short |straight )?(?:weeks?\\b|weekly (?:sessions|classes|meetings|lessons|calls|evenings)\\b|wks?\\b|${WHOLE_WEEKDAY}s\\b|${WHOLE_WEEKDAY} (?:evenings|nights|mornings|afternoons)\\b|${WEEKDAY_WORD}(?<=s)\\b)`,
  'i',
);
const KIND =
  '(?:class|course|group|program|programme|series|cohort|circle|challenge|study|workshop|intensive|retreat|batch|training|thing)';
const IS_KIND = new RegExp(`^ (?:[\\w-]+ ){0,2}${KIND}\\b`, 'i');
/** "Three weeks out", "six weeks later", "two weeks of vacation" are a time, not a length. */
const A_TIME =
  /^ of [^.;,]*\bthen\b|^[’']|^-|^(?: or so| or two)?,? (?:on each|apiece|apiece|per|out|later|ago|before|after|ahead|from|in advance|prior|apart|off|until|till|old|free|vacation|refund|notice|behind|early|of (?:vacation|rest|silence|lent|advent|school|food|meals))\b/i;
const LASTS =
  /\b(?:it[’']?s|is|are|runs?|running|lasts?|takes?|over|spread over|meets?(?: [\w ]{0,20})? for|meet|for|be|makes?(?: it)?|total(?:s|ing)? of|course of|class of|group of|program of|through|all|whole|full|entire|the) (?:about |abt |around |only |just |all |the |of |a |full |whole |these |those |that )*$/i;
const IN_ALL =
  /^ ?,? ?(?:in all|all told|altogether|all together|total|in total|long|start to finish|from start|straight|in a row|back to back|live|of (?:class|zoom|meet|lesson|teach|session)\w*|each)?(?=$|[.,;:!)]|\b)/i;
const TOTAL =
  /^ ?,? ?(?:in all|all told|altogether|all together|total|in total|long|start to finish|straight|in a row|back to back|of (?:class|zoom|meet|lesson|teach|session)\w*)\b/i;
/** "The class runs six weeks": clear in any answer. */
const IT_LASTS = new RegExp(
  `\\b${KIND}(?: (?:itself|only|just))? (?:is|runs?|lasts?|goes|takes)(?: (?:for|about|only|just|over))* $`,
  'i',
);
/** "That it's eight weeks, not six", "is six weeks enough?" */
const IT_IS = /\b(?:it[’']?s|it is|is|are|a|this is)(?: (?:only|just|all|a|going to be|gonna be))* $/i;
const NOT_LESS =
  /^,? (?:not \w|enough|too (?:long|short|much)|long\b|thing\b|deal\b|of (?:hard )?(?:work|class|lessons|it)\b|batch\b|commitment\b)/i;
const BEGINS = /(?:^|[.,!:;–(-] ?)(?:about |abt |around |only |just |all |so |and )?$/i;
const DOUBTED =
  /\b(?:first|next|last(?! the )|middle|every|each|within|in|after|another|extra|I was thinking|was thinking|maybe|might|could|if|thought about|considered|take) (?:about |the |of )*$/i;
const WEEKS_FAR = /\b(?:was thinking|maybe|might be|considered|took|quit|missed?|vacation)\b/i;
/** "First edges, then dovetails, 2 weeks": the length of one part. */
const IS_PART = /\b(?:then|next|after that|lastly|finally)\b[^.;]*$/i;
/** "Six Saturday mornings, fortnightly" are no six weeks. */
const NOT_WEEKLY =
  /\bfortnight|\bbi-?weekly\b|\balternat\w+|\b(?:every|each) (?:other|second|2nd|third|month)\b|\ba month\b|\bmonthly\b/i;
const LEAST_WEEKS = 2;
const MOST_WEEKS = 60;

/** How many weeks the offer runs: "Abt 6 wks", "ten weeks in all", "for the 9 weeks", "eight Thursdays in a row". */
export function weeksSaid(sentence: string, isAbout: boolean, today: IsoDay): LengthSaid | undefined {
  const found = countsIn(sentence).flatMap((count) => {
    const after = sentence.slice(count.end);
    const before = sentence.slice(Math.max(0, count.start - 50), count.start);
    const [unit] = WEEKS.exec(after) ?? [];
    const isTotal = TOTAL.test(after);
    // "So twelve altogether"
    if (unit === undefined && !(isTotal && isAbout && /\bweeks?\b/i.test(sentence))) return [];
    const behind = after.slice(unit?.length ?? 0);
    if (count.value < LEAST_WEEKS || count.value > MOST_WEEKS || A_TIME.test(behind.slice(0, 40))) return [];
    if (unit !== undefined && !/w(?:ee)?k/i.test(unit) && NOT_WEEKLY.test(sentence)) return [];
    if (DOUBTED.test(before) || isOfThePast(sentence, count, today)) return [];
    const isSure =
      TOTAL.test(behind) ||
      isTotal ||
      IS_KIND.test(behind) ||
      /\b(?:all|whole|the) $/i.test(before) ||
      IT_LASTS.test(before) ||
      (IT_IS.test(before) && NOT_LESS.test(behind));
    if (!isSure && WEEKS_FAR.test(clauseAround(sentence, count))) return [];
    if (!isSure && (!isAbout || IS_PART.test(sentence.slice(0, count.start)))) return [];
    if (!isSure && !LASTS.test(before) && !(BEGINS.test(before) && IN_ALL.test(behind))) return [];
    const words = `${count.text} ${(unit ?? ' weeks').replace(/^[ -]/, '')}`;
    return [
      {
        value: /-|wk|week/i.test(unit ?? 'week') ? `${count.text} weeks` : words,
        key: String(count.value),
        isSure,
      },
    ];
  });
  const [best] = found.toSorted((one, other) => Number(other.isSure) - Number(one.isSure));
  return best && { value: best.value, key: best.key };
}

const MEETS = new RegExp(
  `\\b(?:sessions?|meetings?|mtgs?|meet|class(?:es)?|lessons?|evenings?|nights?|nites?|zooms?|rehearsals?|gatherings?|we go|we[’']re|group calls?|weekly calls?|together|eve|each (?:one|week|time)|${WEEKDAY_WORD})\\b`,
  'i',
);
/** Not the session's length: calls, practice at home, time before it, or one part of it. */
const OTHER_TIME =
  /\b(?:homework|practice|practi[sc]ing|at home|a day|per day|each day|every day|daily|phone|intake|one[- ](?:on|to)[- ]one|1[: ]?1|1on1|discovery|consult\w*|drive|away|commute|prep\w*|set ?up|clean ?up|early|late|(?:private|one|short|quick|free|check[- ]in|follow[- ]?up|telephone|welcome|kick-?off|coaching) calls?(?! (?:a|per|each|every) (?:week|wk))|call (?:them|her|him|each|me|you)|office hours?|open studio|q ?& ?a|reading|journal\w*|watch\w*|listen\w*|assignments?|on their own|own time|each morning|every morning|before (?:class|we)|after class|break|video|workout then|of (?:scripture|prayer|silence|worship|teaching|sharing)|warm[- ]?up|on teaching|the rest|just you and me|with me|her part|his part|their part|in the first|first half|in between|between)\b/i;
const LEAST = 25;
const MOST = 480;

/** How long one session takes: "60 minutes", "an hour and a half", "6:30 to 8". */
export function sessionSaid(sentence: string, isAbout: boolean, today: IsoDay): LengthSaid | undefined {
  const durations = durationsIn(sentence).map((one) => ({ ...one, isClock: false }));
  const clocks = isAbout ? clockSpansIn(sentence).map((one) => ({ ...one, isClock: true })) : [];
  for (const one of [...durations, ...clocks].toSorted((a, b) => a.start - b.start)) {
    const clause = clauseAround(sentence, one);
    const behind = sentence.slice(one.end, one.end + 40);
    const isEach =
      /^ ?(?:each|a session|per session|every (?:time|session|class)|a class|per class|a piece|long)\b/i.test(
        behind,
      );
    if (one.minutes < LEAST || one.minutes > MOST || isOfThePast(sentence, one, today)) continue;
    const near =
      sentence
        .slice(Math.max(0, one.start - 60), one.start)
        .split(/[.;!?:]/)
        .at(-1) ?? '';
    const beside = `${near}${sentence.slice(one.start, one.end)}${behind.split(/[.;!?:,]| and\b/)[0]}`;
    const isLasting = MEETING_LASTS.test(near) && !OTHER_TIME.test(near);
    if (!isEach && !isLasting && (OTHER_TIME.test(beside) || A_WEEK.test(behind))) continue;
    if (
      isEach ||
      isLasting ||
      (isAbout && MEETS.test(one.isClock ? clause : beside)) ||
      IS_LONE.test(sentence.slice(0, one.start) + behind)
    )
      return { value: saidMinutes(one.minutes), key: String(one.minutes) };
  }
  return undefined;
}

/** "Classes are an hour": clear in any answer. */
const MEETING_LASTS =
  /\b(?:(?:class(?:es)?|sessions?|meetings?|lessons?|calls|evenings|nights|mornings) (?:is|are|runs?|lasts?|goes?|takes?)|(?:it|they|we|each (?:one|session|class|call|lesson|meeting|walk|evening|night)) (?:runs?|lasts?|goes? for|go for|meets? for|is|are))(?: (?:for|about|only|just))* $/i;
const A_WEEK = /^ ?(?:\/|(?:a|per|each|every|by)) ?(?:week|wk|month|mo|fortnight)\b/i;
/** "90 min and I mean it" */
const IS_LONE = /^(?: and I mean it| sharp| on the dot| tops)/i;

const saidMinutes = (minutes: number) =>
  minutes > 60 && minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
