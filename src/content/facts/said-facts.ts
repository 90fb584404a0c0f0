import { dayAfter, dayBefore, endOfRange, opensThere } from '#domain/facts/answers/day-said.ts';
import { freeTimeSaid, monthsKept } from '#domain/facts/answers/free-times-said.ts';
import { hoursSaid } from '#domain/facts/answers/hours-said.ts';
import { businessCalled, nameGiven, nameHeld, nameJoined } from '#domain/facts/answers/names-said.ts';
import { helpersSaid } from '#domain/facts/answers/people/helpers-said.ts';
import { listSaid } from '#domain/facts/answers/people/list-said.ts';
import { restSaid } from '#domain/facts/answers/rest-days-said.ts';
import { rhythmSaid } from '#domain/facts/answers/rhythm-said.ts';
import { venueSaid } from '#domain/facts/answers/venue-said.ts';
import type { FactTables } from '#domain/facts/suggestion.ts';
import { ALWAYS_OPEN, NO_EVENT, saysAlwaysOpen, saysNoEvent } from '#domain/reading/spoken/no-day-said.ts';
import { SAID_MONEY } from './said-money.ts';
import { NAME, WEBSITE } from './told-facts.ts';

/** Nine to thirteen digits, in any grouping. */
const PHONE = '(?=(?:[+(]{0,2}\\d[ ().-]{0,2}){9,13}(?![\\d/]))[+(]{0,2}\\d[\\d ().-]{7,18}\\d';

const SIGN_UP = '\\b(?:doors?|sign[- ]?ups?|registrations?|enroll?ments?|cart)';
/** "They’ve got until Fri Feb 19 to hop in" */
const LAST_DAY =
  "\\b(?:last day(?! (?:of|teach))(?: to (?:sign up|join|register|enroll?))?(?: is|:)?|closing (?:date|day)(?: plainly)?(?: is|:|,)?|(?<!\\b(?:book|tax|grant|paper|school|work|report) )deadline(?: to (?:sign up|join|register|enroll?))?(?: is|:)?|(?:they|people|folks|you)(?:[’']?ve| have) (?:got )?(?:until|till)(?=[^.;]{3,40} to (?:hop|sign|join|jump|decide|say|register|enroll?|get in)\\b)|(?:sign up|register|enroll?|join)(?: me)? by)";
const EVENT_IS =
  /\b(?:event|workshop|webinar|masterclass|challenge|open (?:house|day)|info (?:night|session)) (?:is|will be|falls)(?: set for)?(?: on)?\b/i;
const EVENT_AT =
  /\b(?:event|workshop|webinar|masterclass|open (?:house|day)|info (?:night|session|evening))\b[^.;]{0,40}\b(?:at|in|on zoom)\b/i;
const MEETING_AT =
  /\b(?:meet(?:ing)?|gather(?:ing)?|hold(?:ing)? it|moved (?:it )?) (?:now |up |all )?(?:at|in|to|outside)\b/i;
const WHILE_OPEN = new RegExp(
  `${SIGN_UP}(?: is| are| runs?| goes)?(?: open)?(?: window)?(?: from)?[:,]? `,
  'i',
);
/** In answers to questions about none of these days. */
const ELSEWHERE = [
  'fulfillment',
  'event',
  'communications',
  'marketing',
  'sales',
  'course',
  'event-launch',
  'onboarding',
] as const;
const DAYS_SAID = {
  doorsOpen: `${SIGN_UP} (?:will )?opens?`,
  doorsClose: `${SIGN_UP} (?:will )?(?:closes?|ends?|shuts?)|\\b(?:it|we|I) (?:closes?|shuts?)(?= on | \\p{L}+day)|${LAST_DAY}`,
  startDate:
    '\\b(?:first (?:call|class|session|lesson|meeting|night|evening|morning|gathering)(?: together)?|(?:class|course|group|cohort|circle|we) (?:all )?(?:starts?|begins?|kicks? off)|kick-?off(?: call)?)',
} as const;
const IS_FIRST =
  /\b(?:that|which|it)(?:[’']s| is)(?: now)? (?:our|the|my|your) (?:very )?first (?:call|class|session|lesson|meeting|night|evening|morning|gathering)\b/i;

const TRADE = '(?:[Bb]usiness|[Cc]ompany|[Ss]hop|[Ss]tudio|[Pp]ractice|[Mm]inistry|[Yy]ard)';
/** At least two capitalized words: "I run Sundays" is no name. */
const WORDS =
  "(?<value>(?:The )?\\p{Lu}[\\p{L}’']+(?: (?:of|and|&|the|to|in|on|for))?(?: \\p{Lu}[\\p{L}’']+){1,3})";
const BUSINESS = [
  `\\b(?:trad(?:e|ing) as|${TRADE}(?: name)? (?:is|goes by)(?: called| named)?|${TRADE}(?: name)? ?[:=]|(?:under|by) the name(?: of)?|[Mm]y ${TRADE},) [“"]?${NAME}`,
  // "The business, if I may call it that, is Shank's Mare", "I run Second Wind Bookkeeping from my spare room"
  `\\b${TRADE}(?:, [^.;,]{1,40},| I run| of mine| I have) is (?:called )?${NAME}`,
  `\\b[Ii](?: am|[’']m)? (?:run(?:ning)?|own|founded|opened) ${WORDS}(?=[,.;]| (?:in|from|at|out|since|with|because|and|for|here)\\b|$)`,
  `\\b(?:I[’']?m|I am|[Mm]y name is|[Mm]yself) \\p{Lu}[\\p{L}’]+(?: \\p{Lu}[\\p{L}’-]+){0,2},? (?:of|and I run|and I own|owner of|founder of|from|behind) ${WORDS}(?=[,.;]|$)`,
  `(?:^|[.;] )${NAME} is the name (?:over|on|of the business)`,
  // A single person writes no "and" in their name.
  `\\bI[’']?m (?<value>\\p{Lu}[\\p{L}’']+ & \\p{Lu}[\\p{L}’']+)(?=[,.;])`,
].map((source) => new RegExp(source, 'u'));

const ADDRESS = '[\\w.+-]{1,64}@[\\w-]{1,60}(?:\\.[\\w-]{2,20}){1,3}';
const CONTACT = new RegExp(
  `(?:^|\\b(?:me|my|number|line|office|calls?|rings?|cell|mobile|viber|gmail|text|phone|telephone|whatsapp|questions?|reach|write|e-?mail|contact|from)\\b[^.;\\d@]{0,40}?)(?<![\\w.])(?<value>(?:${PHONE})(?: or (?:write (?:to )?|e-?mail )?${ADDRESS}|,? or (?:write|e-?mail)(?: to)? ${ADDRESS})?|${ADDRESS})`,
  'i',
);

/** "8pm central", "noon CT", "at 7 Eastern", "I'm on Central time"; not "12 PT clients" or "4 central ideas". */
const TIME_ZONE =
  /^(?!.*\b(?:which is|that[’']s) \d).*?(?:(?<=\d ?[ap]\.?m\.? ?|:\d\d ?|noon )|(?<=\bat \d\d? )(?=\p{Lu})|(?=\p{L}{7,8} [Tt]ime\b))(?<value>[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific|[ECMP][SD]?T)\b(?! \p{Lu})/u;

/** Facts stated in answers to other questions, recognized by their words. When in doubt, none. */
export const SAID_FACTS: FactTables['said'] = [
  ...SAID_MONEY,
  ...Object.entries(DAYS_SAID).map(([fact, cue]) => ({
    fact: fact as keyof typeof DAYS_SAID,
    topics: ELSEWHERE,
    by: dayAfter(new RegExp(cue, 'iu')),
  })),
  {
    fact: 'doorsClose',
    topics: ['launch', 'marketing-launch'],
    questions: [1, 2],
    by: dayAfter(new RegExp(DAYS_SAID.doorsClose, 'iu')),
  },
  { fact: 'startDate', topics: ELSEWHERE, by: dayBefore(IS_FIRST) },
  {
    fact: 'startDate',
    topics: ['fulfillment'],
    questions: [0],
    by: dayAfter(/\b(?:start(?:s|ing)?|beginning)(?: on)?\b/i),
  },
  {
    fact: 'eventDate',
    topics: ['sales', 'marketing', 'marketing-launch', 'communications'],
    by: dayAfter(EVENT_IS),
  },
  {
    fact: 'eventDate',
    topics: ['event', 'event-launch', 'launch'],
    by: (sentence, _today, _before, answer) => (saysNoEvent(sentence, answer) ? NO_EVENT : undefined),
  },
  {
    fact: 'doorsOpen',
    topics: ['launch'],
    questions: [0],
    by: (sentence, _today, _before, answer) => (saysAlwaysOpen(sentence, answer) ? ALWAYS_OPEN : undefined),
  },
  { fact: 'doorsOpen', by: endOfRange(WHILE_OPEN, 'first') },
  { fact: 'doorsClose', by: endOfRange(WHILE_OPEN, 'last') },
  { fact: 'doorsOpen', by: opensThere },
  { fact: 'website', by: WEBSITE },
  ...BUSINESS.map((by) => ({ fact: 'businessName' as const, by })),
  { fact: 'businessName', topics: ['identity'], questions: [0], by: businessCalled },
  {
    fact: 'businessName',
    topics: ['identity'],
    by: new RegExp(`\\bwhen ${NAME} (?:started|began|was born)\\b`, 'u'),
  },
  {
    fact: 'businessName',
    topics: ['brand'],
    by: new RegExp(`(?:^|[.;,] )(?:[Tt]he |[Mm]y )?[Nn]ame(?:[’']s| is|:) ${NAME}`, 'u'),
  },
  { fact: 'offerName', topics: ['fulfillment'], questions: [0], by: nameGiven },
  {
    fact: 'offerName',
    topics: ['event', 'sales', 'course', 'fulfillment-launch', 'marketing-launch', 'onboarding'],
    by: nameJoined,
  },
  { fact: 'eventName', topics: ['event', 'event-launch'], questions: [0, 1], by: nameHeld },
  { fact: 'eventPlace', topics: ['event'], questions: [1], by: venueSaid },
  { fact: 'eventPlace', topics: ['event-launch'], questions: [0], by: venueSaid },
  // Where people should go if it rains or the room is lost.
  {
    fact: 'eventPlace',
    topics: ['event-launch'],
    questions: [1, 2],
    by: (sentence) => (MEETING_AT.test(sentence) ? venueSaid(sentence) : undefined),
  },
  // Of a launch's dates, only those with their place: "open house at the library".
  {
    fact: 'eventPlace',
    topics: ['launch'],
    questions: [0],
    by: (sentence) => (EVENT_AT.test(sentence) ? venueSaid(sentence) : undefined),
  },
  { fact: 'contact', by: CONTACT },
  { fact: 'timeZone', by: TIME_ZONE },
  { fact: 'list', topics: ['marketing'], questions: [2], by: listSaid },
  {
    fact: 'helpers',
    topics: ['event-launch'],
    questions: [0],
    by: (sentence) => helpersSaid(sentence, true),
  },
  {
    fact: 'helpers',
    topics: ['marketing-launch', 'fulfillment-launch'],
    questions: [2],
    by: (sentence) => helpersSaid(sentence, false),
  },
  {
    fact: 'hoursAWeek',
    topics: ['marketing-launch'],
    questions: [2],
    by: (sentence, today) => hoursSaid(sentence, true, today),
  },
  {
    fact: 'hoursAWeek',
    topics: ['purpose', 'ai', 'communications', 'marketing', 'marketing-launch', 'launch'],
    by: (sentence, today) => hoursSaid(sentence, false, today),
  },
  { fact: 'restDays', topics: ['purpose'], questions: [1], by: (sentence) => restSaid(sentence, true) },
  { fact: 'restDays', topics: ['purpose'], questions: [2], by: (sentence) => restSaid(sentence) },
  {
    fact: 'restDays',
    topics: [
      'identity',
      'communications',
      'marketing',
      'sales',
      'coaching',
      'marketing-launch',
      'launch',
      'onboarding',
    ],
    by: (sentence) => restSaid(sentence),
  },
  {
    fact: 'datesToAvoid',
    topics: ['launch'],
    by: /\b(?:avoid|not available|stay(?:ing)? (?:clear of|off(?= (?:jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec)))|keep free|no work|nothing)\b(?: goes out)?(?: on| in)?:?\s+(?<value>[^.\n]{0,20}\b(?:\d{1,2}(?:st|nd|rd|th)?|Christmas|Easter|Holy Week|Thanksgiving)\b[^.\n]{0,100}?)(?=[.\n]|$|, that[’']s\b(?![^.\n]{0,40}, and \p{L}+ \d)|,? and n(?:othing|o)\b)/iu,
  },
  {
    fact: 'datesToAvoid',
    topics: ['launch'],
    questions: [2],
    by: (sentence, today, before) => freeTimeSaid(sentence, today, before, true),
  },
  {
    fact: 'datesToAvoid',
    topics: ['coaching'],
    questions: [1],
    by: (sentence) => monthsKept(sentence, false, true).join('; ') || undefined,
  },
  {
    fact: 'datesToAvoid',
    topics: ['launch', 'marketing-launch', 'purpose', 'fulfillment-launch'],
    by: (sentence, today, before) => freeTimeSaid(sentence, today, before, false, true),
  },
  {
    fact: 'datesToAvoid',
    by: (sentence, today, before) => freeTimeSaid(sentence, today, before),
  },
  ...(
    [
      ['communications', 1],
      ['marketing', 2],
    ] as const
  ).map(([topic, question]) => ({
    fact: 'rhythm' as const,
    topics: [topic],
    questions: [question],
    by: (sentence: string, _today: string, before: string) => rhythmSaid(sentence, true, before),
  })),
  {
    fact: 'rhythm',
    topics: ['communications', 'marketing', 'sales', 'marketing-launch', 'launch'],
    by: (sentence, _today, before) => rhythmSaid(sentence, false, before),
  },
];
