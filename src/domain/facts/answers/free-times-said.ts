import { matchesIn } from '#domain/matches-in.ts';
import { keepingLast } from '#domain/once-per-text.ts';
import { addDays, type IsoDay, MONTHS, monthOf, sayDay } from '#domain/reading/calendar.ts';
import { type DayRange, dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { NUMBER_WORD } from '#domain/reading/numbers-in.ts';
import { withFeasts } from '#domain/reading/spoken/named-days.ts';
import { maySayDay, withPlainDays } from '#domain/reading/spoken/plain-days.ts';

const ME = "(?:I|we)(?:[’']?m|[’']?re| am| are|[’']?ll(?: both)? be| will be|[’']?ve got to be| have to be)";
/** Somebody is away, or not working. */
const AWAY = new RegExp(
  [
    '\\bkeep(?:ing)?\\b[^.;]{0,60}\\b(?:free|clear)\\b|\\bkept free\\b|\\bfree of (?:everything|all)\\b|\\bkeep (?:out|off|away|clear)\\b',
    `\\b${ME} (?:\\p{L}+ )?(?:off|out|unreachable|travel+ing|camping|abroad|on (?:leave|retreat|a trip))`,
    '\\b(?:gone|out of (?:town|the office|office|state|country|pocket)|away|off completely|off work|off (?:the )?grid|vacation|on holidays?|unavailable|not available|off limits|stay(?:ing)? clear of|steer clear of|avoid(?:ing)?|blocked? (?:off|out)|occupied|tied up|booked solid|(?:no|any) good to (?:any|no)(?:body|one)|leave alone)\\b',
    "\\b(?:do|doing|does) no (?:work|business)\\b|\\b(?:don[’']?t|do not|can[’']?t|cannot|won[’']?t|not) (?:be )?(?:do (?=(?:anything|it|\\d|\\p{Lu}|the \\d|on|that))|work|working|writ(?:e|ing)|teach|teaching|be (?:here|around|available|reachable)|answer|schedule|plan|put|book)\\b",
    '\\bnot (?:in |during )?(?:the )?(?:whole )?week of\\b|\\bno (?:good|use)\\b|\\bwrite-?off\\b',
    '\\b(?:no|without|hardly any|barely any) (?:clients|laptop|work|calls|internet|signal|wi-?fi|phone|e-?mails?)\\b|\\bphones? (?:is |are )?(?:off|away)\\b|\\bnothing (?:goes out|then|that week)\\b',
    "\\b(?:family |our |my |annual )(?:trip|vacation|holiday|reunion|retreat|pilgrimage|mission trip)\\b|\\bI(?: have|[’']m having| am having) (?:\\w+ )?surgery\\b",
  ].join('|'),
  'iu',
);
/** Where somebody is: only over several days, because a one-day event is somewhere, too. */
const ELSEWHERE = new RegExp(
  `\\b${ME} (?!(?:\\p{L}+ )?(?:post|e-?mail|writ|send|tell|invit|call|ask|sell|promot|shar|announc|start|spread|talk|teach|tak|run|launch|market|live|doing|plan|hop|aim|think|giv|open|clos|meet|do|in person|together|on zoom|cover|learn|work|walk|going through|${NUMBER_WORD}\\b))\\p{L}`,
  'iu',
);
const LAUNCH =
  /\b(?:sign-?ups?|doors|cart|registration|enroll?ment|event|workshop|webinar|challenge|open (?:house|day)|party|opens?|closes?|starts?|begins?|kick-?off|kicks off|first (?:class|call|session|night|meeting))\b/i;
/** Things that last several days, next to the dates: "half term is 15-19 Feb". */
const FILLED =
  /\b(?:half[- ]?term|school (?:holidays?|hols)|(?:spring|school) break|exams?|ramadan|lambing|calving|harvest)\b[^.;]{0,25}$/i;
/** Somebody else's time off, or from another time. */
const OTHERS =
  /\b(?:she|he|they|students?|clients?|people|who|library|hall|church|school|gym|building) (?:is|are|will be|can[’']?t|won[’']?t)\b|\blast year\b|\bused to\b/i;
const NEAR = 120;
const LAST_DAY = 6;
/** In days. Nobody is away longer than this during a launch; a longer range is a course. */
const LONGEST_AWAY = 24;

const timesNamed = keepingLast((sentence: string, today: IsoDay) => {
  if (!maySayDay(sentence)) return { plain: sentence, ranges: [] };
  const plain = withFeasts(withPlainDays(sentence, today), today).replace(BETWEEN, '$1$2 to ');
  const ranges = dayRangesIn(plain, today, 'meant')
    .map((range) => wholeWeek(range, plain))
    .filter(({ day, last }) => (last ?? day) >= addDays(today, -LAST_DAY));
  return { plain, ranges };
});

/** A time that somebody keeps free. `isAsked`: the question asks about it: "the cabin trip is Feb 18th through 21st (I do no work there)". */
export function freeTimeSaid(
  sentence: string,
  today: IsoDay,
  before = '',
  isAsked = false,
  isLaunch = isAsked,
): string | undefined {
  const { plain, ranges } = timesNamed(sentence, today);
  let isKept = false;
  const kept = ranges.filter((range, at) => {
    const previous = ranges[at - 1];
    const lead = plain.slice(Math.max(previous?.end ?? 0, range.start - NEAR), range.start);
    const behind = plain.slice(range.end, Math.min(ranges[at + 1]?.start ?? plain.length, range.end + NEAR));
    // "I'm away, phone off:", and the days behind it.
    const isSaidBefore = range.last !== undefined && /[:,]$/.test(before) && AWAY.test(before.slice(-NEAR));
    const [own = ''] = lead.split(BREAK).slice(-1);
    const isElsewhere =
      range.last !== undefined &&
      range.last <= addDays(range.day, LONGEST_AWAY) &&
      (isAsked || FILLED.test(own) || ELSEWHERE.test(own) || ELSEWHERE.test(behind.split(BREAK)[0] ?? ''));
    const isAway =
      isElsewhere || AWAY.test(lead) || AWAY.test(behind) || isSaidBefore || (isKept && NEXT.test(lead));
    isKept = isAway && !isOfLaunch(lead, behind) && !OTHERS.test(lead.slice(-60));
    return isKept;
  });
  const months = isLaunch ? monthsKept(sentence, true, isAsked) : [];
  const said = kept.map(({ day, last }) => (last ? `${sayDay(day)} to ${sayDay(last)}` : sayDay(day)));
  const all = [...new Set([...said, ...months])];
  return all.length > 0 ? all.join('; ') : undefined;
}

const MONTH = MONTHS.join('|');
const WHOLE = new RegExp(
  `(?<lead>[^.;!?]{0,60}?)\\b(?<first>${MONTH})(?:,? (?<to>and|or|to|through|until|-|–) (?<last>${MONTH}))?\\b(?![’']s|,? (?:the )?\\d)(?<behind>[^.;!?]{0,40})`,
  'g',
);
const NOT_THEN =
  /(?:\b(?:nothing|not|no (?:work|classes|events?)|closed|avoid)(?: goes out)?(?: in| during)?|^[^.;]*\b(?:away|off|in \p{Lu}\p{L}+)\b[^.;]*\b(?:all|whole)(?: of)?) $/iu;
/** "July and August is pack trips", "all of August is off". */
const IS_FULL =
  /^,? (?:is|are) (?!(?:when|the|my|our|too|a good|good|great|fine|better|quiet\w*|light\w*|slow\w*|open|best|free|full|over|far|next)\b)\p{L}/iu;
const NO_DAY =
  /\b(?:first|second|third|last|early|late|mid|end of|middle of|by|until|since|before|after|every|\d|in)[ -]$/i;

/** Whole months, each by its name: "nothing in August"; `isAsked`: also "July and August is pack trips". */
export function monthsKept(sentence: string, isKept: boolean, isAsked: boolean): string[] {
  return matchesIn(sentence, WHOLE).flatMap(({ groups = {} }) => {
    const { lead = '', first = '', to = 'and', last = first, behind = '' } = groups;
    const isFull = isAsked && IS_FULL.test(behind) && !NO_DAY.test(lead);
    if (isOfLaunch(lead, behind) || !(isFull || (isKept && NOT_THEN.test(lead)))) return [];
    const [from, end] = [first, last].map(monthOf);
    return /^(?:and|or)$/.test(to) ? [...new Set([first, last])] : MONTHS.slice(from, (end ?? 0) + 1);
  });
}

/** "Feb 3 to 5, Good Friday and April 5 to 9" */
const NEXT = /^[^.;!?]{0,30}(?:,|\band\b|\bor\b|&|\/)[^.;!?]{0,40}$/;
const BETWEEN = /(\bbetween )([^.;]{3,25}?) and (?=the \d|[A-Z]?[a-z]{0,8}\.? ?\d)/g;
const BREAK = /[.;!?()]|,? (?:but|so|then|and (?=(?:I|we|the|it)\b))\b/;

/** The launch's own words are closer than a word for being away: "closes Jan 3", "sign-up opens Feb 2". */
function isOfLaunch(lead: string, behind: string): boolean {
  const [own = ''] = lead.split(BREAK).slice(-1);
  const [after = ''] = behind.split(BREAK);
  return LAUNCH.test(own) || LAUNCH.test(after);
}

/** "The week of March 8" */
function wholeWeek(range: DayRange, text: string): DayRange {
  if (range.last !== undefined || !/\b(?:whole )?week of (?:the )?$/i.test(text.slice(0, range.start)))
    return range;
  return { ...range, last: addDays(range.day, LAST_DAY) };
}
