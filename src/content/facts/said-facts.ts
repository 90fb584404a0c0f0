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

const hoursA = (time: string) => `(?<value>${NUMBER_WORD} (?:hours?|hrs?)${time})\\b`;
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
  {
    fact: 'rhythm',
    topics: ['communications', 'marketing'],
    pattern: new RegExp(`\\b(?<value>${RHYTHM})`, 'i'),
  },
];
