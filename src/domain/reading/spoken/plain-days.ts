import { keepingLast } from '#domain/once-per-text.ts';
import { type IsoDay, MONTHS } from '#domain/reading/calendar.ts';
import { withHeardWords } from './heard-words.ts';
import { MAYBE_NAMED, withNamedDays } from './named-days.ts';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
// "may 2 people come" and "the 2 may come" are no days: those words are month names only next to a weekday or an ordinal.
const IN_SMALL = new RegExp(
  `\\b(?:${WEEKDAY},? )?(?:(?:${MONTH})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\b)`,
  'g',
);
const IS_VERB = /^(?:may|mar(?:ch)?) \d+$|^\d+ (?:may|mar(?:ch)?)$/;

const NTH = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  ),
  'seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth'.split(
    ' ',
  ),
  'twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(' '),
].flat();
const ANY_NTH = NTH.toReversed().join('|').replaceAll('-', '[- ]');
const SPELLED = new RegExp(
  `\\b(?:${ANY_NTH})(?= (?:of )?(?:${MONTH})\\b)|(?<=\\b(?:${MONTH})(?: the)? )(?:${ANY_NTH})\\b`,
  'gi',
);

const TO = '(?:to|through|until|and|or|-|–)';
// "The first through the 10th of April", "January 15th to the twentieth".
const SPELLED_BEFORE = new RegExp(
  `\\b(?:${ANY_NTH})(?= ${TO} (?:the )?\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:${MONTH})\\b)`,
  'gi',
);
const SPELLED_BEHIND = new RegExp(
  `(?<=\\b(?:${MONTH}) (?:the )?\\d{1,2}(?:st|nd|rd|th) ${TO} (?:the )?)(?:${ANY_NTH})\\b`,
  'gi',
);

/** "Closes 26/2": no month number is that high, and the words around it show that it is a date. */
const DAY_FIRST =
  /(?<![\d/$€£.,])(?:(?<=\b(?:on|until|till?|by|from|to|closes?|opens?|starts?|begins?|ends?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|\w{3,6}day),? )|(?=\d+\/\d+(?:,| at\b| from\b)))(?!24\/7\b)(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])(?![\d%])(?:\/(20\d\d))?(?!\/)/gi;

/** "Twenty twenty seven", as people say a year. */
const SPOKEN_YEAR = /\btwenty twenty[- ](six|seven|eight|nine)\b/gi;
const SHORT_YEAR = /(?<![\d/])(\d{1,2}\/\d{1,2}\/)(2\d)(?![\d/])/g;
const THRU = /\b(?:thru|til|till)\b/gi;
const MISSPELLED: readonly (readonly [RegExp, string])[] = [
  [/\bfeb(?:uary|urary|ruray|rary)\b/gi, 'February'],
  [/\bjan(?:urary|uray|aury)\b/gi, 'January'],
];

/** "6-Feb-2027", "6.2.2027" */
const NAMED_DASHED = new RegExp(`\\b(\\d{1,2})-((?:${MONTH}))-(20\\d\\d)\\b`, 'gi');
const POINTED = /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(20\d\d)\b/g;

/** "6. March", as in half of Europe. */
const DOTTED = new RegExp(`\\b(\\d{1,2})\\. (?=(?:${MONTH})\\b)`, 'gi');

const NAMES_MONTH = new RegExp(`\\b(?:${MONTH})\\b`, 'i');
const MAYBE_SAID = new RegExp(
  `\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\d[-/.]\\d|\\bthe \\d|${MAYBE_NAMED.source}`,
  'i',
);

/** A cheap test first: most sentences name no day. */
export const maySayDay = (text: string) => MAYBE_SAID.test(text);

/**
 * An answer in the form that readers of dates expect: "till mon feb 22" with capitals, "the sixth of February" in
 * digits, "the first Saturday of March" as a date.
 */
export const withPlainDays = keepingLast((text: string, today: IsoDay): string => {
  const digits = (word: string) => inDigits(NTH.indexOf(word.toLowerCase().replace(' ', '-')) + 1);
  const plain = withNamedDays(withPlainWords(text), today);
  if (!NAMES_MONTH.test(plain)) return plain;
  return plain
    .replace(DOTTED, '$1 ')
    .replace(SPELLED, digits)
    .replace(SPELLED_BEFORE, digits)
    .replace(SPELLED_BEHIND, digits)
    .replace(IN_SMALL, (words) =>
      IS_VERB.test(words)
        ? words
        : words.replace(/\b(?!the\b)[a-z](?=[a-z]{2})/g, (letter) => letter.toUpperCase()),
    );
});

const UNITS = ['six', 'seven', 'eight', 'nine'];

function withPlainWords(text: string): string {
  const plain = withHeardWords(text)
    .replace(NAMED_DASHED, '$1 $2 $3')
    .replace(
      POINTED,
      (_, date: string, month: string, year: string) =>
        `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`,
    )
    .replace(SPOKEN_YEAR, (_, unit: string) => `202${UNITS.indexOf(unit.toLowerCase()) + 6}`)
    .replace(SHORT_YEAR, '$120$2')
    .replace(DAY_FIRST, (_, date: string, month: string, year?: string) =>
      [date, MONTHS[Number(month) - 1], year].filter(Boolean).join(' '),
    )
    .replace(THRU, (word) => (/^thru/i.test(word) ? 'through' : 'until'));
  return MISSPELLED.reduce((said, [pattern, name]) => said.replace(pattern, name), plain);
}

const inDigits = (number: number) =>
  `${number}${number > 3 && number < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
