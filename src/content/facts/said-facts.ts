import type { FactTables } from '#domain/facts/suggestion.ts';
import { NUMBER_WORD } from '#domain/reading/numbers-in.ts';
import { NAME, WEBSITE } from './told-facts.ts';

const WEEKDAY = '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?';
const RHYTHM = [
  `(?:once )?every (?:other |second |third |single )?(?:week|wk|month|${WEEKDAY})\\b`,
  `(?:the )?(?:(?:first|second) and )?(?:first|second|third|fourth|last) ${WEEKDAY} of (?:the|each|every) month\\b`,
  '(?:once|twice|(?:one|two|three|four) (?:emails?|letters?|notes?|times)) (?:a|per|each|every) (?:week|month)\\b',
  '(?:weekly|monthly)\\b',
].join('|');

const ANY_WEEKDAY = `${WEEKDAY}(?! (?:nights?|evenings?|mornings?|afternoons?|nites?))`;
/** "Never work Sundays", "I keep Sundays free", "Sundays off". */
const RESTS = [
  `(?:\\b(?:no|never|nothing|not)|n[’']t)\\b[^.;,\\n]{0,20}?\\b(?<value>${ANY_WEEKDAY})`,
  `\\b(?:keep|take)\\b[^.;,\\n]{0,10}\\b(?<value>${ANY_WEEKDAY})[^.;,\\n]{0,12}\\b(?:free|off)\\b`,
  `\\b(?<value>${ANY_WEEKDAY})\\s+(?:are |is )?(?:always )?(?:off|free)\\b`,
];
const DAYS = `${NUMBER_WORD}[- ](?:days?|weeks?)`;
/** "30 day money back", "I refund everything until seven days before the course". */
const REFUNDS = [
  `\\b(?<value>${DAYS} (?:money[- ]back|refund)\\b)`,
  `\\b(?<value>(?:full |all )?(?:refund|money[- ]back)\\b[^.;\\n]{0,60}?\\b${DAYS}(?: (?:before|after)(?: \\w+){1,2})?)`,
];
const hoursA = (time: string) =>
  `(?<value>(?:${NUMBER_WORD} ?(?:-|–|to) ?)?${NUMBER_WORD} (?:hours?|hrs?)${time})\\b`;
const WEEKLY = '(?: (?:a|per|each|every) |/)(?:week|wk|fortnight)';

/** Facts that people state where no question asks for them, each by its words. Where in doubt, none. */
export const SAID_FACTS: FactTables['said'] = [
  { fact: 'website', pattern: WEBSITE },
  {
    fact: 'businessName',
    pattern: new RegExp(
      `\\b(?:trad(?:e|ing) as|(?:[Bb]usiness|[Cc]ompany|[Ss]hop|[Ss]tudio|[Pp]ractice) (?:is|goes by)(?: called| named)?) [“"]?${NAME}`,
      'u',
    ),
  },
  {
    fact: 'hoursAWeek',
    pattern: new RegExp(
      `\\b(?:I|we)(?:[’']ve(?: got)?| have| can give| get)\\b[^.;,]{0,20}?\\b${hoursA(WEEKLY)}`,
      'i',
    ),
  },
  { fact: 'hoursAWeek', pattern: new RegExp(`\\b${hoursA(WEEKLY)} (?:right )?now\\b`, 'i') },
  {
    fact: 'hoursAWeek',
    pattern: new RegExp(`\\b(?:no|not|never)\\b[^.;,]{0,15}\\bmore than ${hoursA(WEEKLY)}`, 'i'),
  },
  ...REFUNDS.map((refund) => ({
    fact: 'refundTerms' as const,
    topics: ['fulfillment', 'sales', 'onboarding'] as const,
    pattern: new RegExp(refund, 'i'),
  })),
  {
    fact: 'hoursAWeek',
    topics: ['marketing-launch'],
    pattern: new RegExp(`\\b${hoursA(WEEKLY)}`, 'i'),
  },
  {
    fact: 'offerPrice',
    topics: ['marketing-launch', 'launch'],
    pattern:
      /(?<!\b(?:bird|early|event|workshop|ticket|entry|book|workbook) )\bprice(?:[’']s| is| will be| stays) (?:at )?(?<value>\$\d[\d,]*)/i,
  },
  {
    fact: 'programPrice',
    topics: ['coaching'],
    pattern: /(?<value>\$\d[\d,]*)(?= ?\/ ?mo(?:nth)?\b| (?:a|per) month\b)/i,
  },
  {
    fact: 'programPrice',
    topics: ['launch', 'marketing-launch'],
    pattern:
      /\b(?:monthly|membership|coaching)\b[^.;$]{0,30}(?<value>\$\d[\d,]*)(?= ?\/ ?mo(?:nth)?\b| (?:a|per) month\b)/i,
  },
  {
    fact: 'programPrice',
    topics: ['coaching'],
    pattern: /\b(?:price|costs?|charge|fee|pays?|paid)\b[^.;$]{0,30}(?<value>\$\d[\d,]*)(?![\d,.]*k)/i,
  },
  {
    fact: 'programPrice',
    pattern:
      /\b(?:year-long|yearlong|(?:twelve|12)[- ]months?|(?:for|of) (?:a|the) (?:whole )?year)\b[^.;$]{0,60}(?<value>\$\d[\d,]*)(?![\d,.]*k|[\d,]* (?:cushion|saved|in savings))/i,
  },
  {
    fact: 'eventPrice',
    topics: ['event', 'event-launch'],
    pattern:
      /\b(?:it[’']s|it is|entry is|admission is|stays) (?:all |now )?(?<value>free)\b(?![- ](?:of|from))/i,
  },
  ...RESTS.map((rest) => ({
    fact: 'restDays' as const,
    // Elsewhere somebody else can't come one Saturday.
    topics: ['identity', 'purpose', 'coaching', 'marketing-launch', 'launch'] as const,
    pattern: new RegExp(rest, 'i'),
  })),
  {
    fact: 'datesToAvoid',
    topics: ['launch'],
    pattern:
      /\b(?:avoid|not available|stay(?:ing)? clear of|keep free|no work|nothing)\b(?: on| in)?:?\s+(?<value>[^.\n]{0,20}\b(?:\d{1,2}(?:st|nd|rd|th)?|Christmas|Easter|Holy Week|Thanksgiving)\b[^.\n]{0,100})/i,
  },
  {
    fact: 'rhythm',
    topics: ['communications', 'marketing'],
    pattern: new RegExp(`\\b(?<value>${RHYTHM})`, 'i'),
  },
];
