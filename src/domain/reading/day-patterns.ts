import { MONTHS } from './calendar.ts';

export const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:days?|s?\\.?)';
/** In full, as in "Saturday" and "Saturdays". */
export const WHOLE_WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** Full or shortened, in any case: "Tue", "tuesdays". */
export const WEEKDAY_WORD = '(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?s?';
/** The beginnings of weekday and month names. */
export const NAMED_DAY_BEGINS =
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
// Capitalized: "may 2 people come" is no date. A full stop after a whole name ends its sentence.
const SHORT_MONTH = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const MONTH = `(?:${MONTHS.join('|')}|(?:${SHORT_MONTH})\\.?)`;
/** In full, capitalized. */
export const WHOLE_MONTH = `(?:${MONTHS.join('|')})`;
/** Abbreviations whose full stop doesn't end a sentence before a number: "Mar. 6". */
export const SHORT_NAMES = `${SHORT_MONTH}|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun`;
const TO = '(?:to|through|until|–|—|→|-)';
const ORDINAL = '(?:st|nd|rd|th)?';
const COUNTED = '(?:people|places|songs|times|weeks|days|of us)\\b';
// "March 10:30" and "March 6%" are no dates.
const NUMBER = `\\d{1,2}${ORDINAL}(?!\\d|:\\d|\\s*%|\\s*[ap]m\\b)`;
// "March 6 and 10 chairs" counts chairs; "on March 4 and 11 go only" goes on.
const GOES_ON =
  '(?:and|or|to|go|goes|are|is|was|were|will|for|at|in|on|of|from|with|when|if|as|only|by|before|after|until|through|the|we|you|they|it|then|but|so)\\b';
// "June 1, 6 to 8 pm": hours, not more days.
const HOURS = '\\s*(?:to|till|until|–|-)\\s*(?:\\d{1,2}(?::\\d\\d|\\s*[ap]m\\b)|noon|midnight)';
const YEAR_NUMBER = '(?:19|20|21)\\d\\d(?!\\d)';
const YEAR = `(?:,?\\s+(?<year>${YEAR_NUMBER}))?`;
const ON_WEEKDAY = `(?:\\b(?<weekday>${WEEKDAY})(?:\\s+(?:morning|afternoon|evening|night))?(?:,?\\s+)(?:the\\s+)?)?`;

// One pattern for each way to write a day; every one is linear in the length of the text. Tried only where one may
// begin: at a digit, or at the first letter of a month, a weekday or "the".
export const DAY = new RegExp(
  `(?=[\\dADFJMNOSTWt])(?:(?<iso>\\b(?:19|20|21)\\d\\d(?<cut>[-/])\\d\\d\\k<cut>\\d\\d\\b)` +
    `|${ON_WEEKDAY}(?:\\b(?!May\\s+\\d{1,2}\\s+${COUNTED})(?<month>${MONTH})\\s+(?:the\\s+)?(?<date>${NUMBER})` +
    // "May 2 people come?" is no date; "the March 10 people" is one.
    // In "Week 5 March 6", the number belongs to the word before it.
    `|(?<![\\d:$.])\\b(?:[Tt]he\\s+)?(?<date2>\\d{1,2})${ORDINAL}\\s+(?:of\\s+)?(?<month2>${MONTH})(?![a-z]|\\s+${NUMBER})` +
    // "24/7", "1/2 cup" and "9/10 people" are no dates.
    `|(?<![\\d/$.,])(?<number>\\d{1,2})/(?<date3>\\d{1,2})(?:/(?<year3>${YEAR_NUMBER})(?![/%])|(?![\\d/%])(?!\\s+(?!(?:and|or|to|at|through|until|till|so|but|then|because|if|when|is|as|after|before|starts?|opens?|closes?)\\b|w/)[a-z])))${YEAR})`,
  'g',
);
/** A cheap test first: most texts name no day. */
export const MAYBE_DAY = /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|\d[-/]\d/;
/** A cheap test for a line that starts with a day: the search takes longer than everything else done with a line. */
export const MAYBE_STARTS_WITH_DAY = new RegExp(`^\\W*(?:${NAMED_DAY_BEGINS}|\\d)`);

/** After "March 8": "to 12", ", 15 and 22". */
export const RANGE_TO_NUMBER = new RegExp(
  `^\\s*${TO}\\s*(?:the\\s+)?(?<date>${NUMBER})(?!\\s+(?:${COUNTED}|(?:of\\s+)?${MONTH}))${YEAR}`,
);
export const NEXT_NUMBER = new RegExp(
  `^(?:,|,?\\s+(?:and|or|&))\\s+(?:the\\s+)?(?<date>${NUMBER})(?!\\s+(?!${GOES_ON})[a-z])(?!\\s+(?:of\\s+)?${MONTH})(?!${HOURS})${YEAR}`,
);
/** Before "26 March": "22 and ", "Mon 22 to ". */
export const NUMBER_BEFORE = new RegExp(
  `(?<![\\d:$./])(?:(?<weekday>${WEEKDAY}),?\\s+)?(?<![\\d:$./])\\b(?<date>\\d{1,2})${ORDINAL}(?<link>,|\\s*${TO}|\\s+(?:and|or|&))\\s*$`,
);
export const RANGE_TO_DAY = new RegExp(`^(?:,(?= [tu]))?\\s*${TO}\\s*(?:the\\s+)?$`);
export const JOINED = new RegExp(`^(?:,|,?\\s+(?:and|or|&)|\\s*${TO})\\s+$`);

/** "end of March", "mid-December", "every Tuesday in February". */
export const IN_MONTH = new RegExp(
  `\\b(?:(?:the\\s+)?(?<edge>[Ee]nd|[Mm]iddle|[Bb]eginning|[Ss]tart)\\s+of\\s+|(?<mid>[Mm]id)[-\\s]|(?:(?:[Ee]very|[Ee]ach|[Aa]ll)\\s+(?<every>${WEEKDAY})|(?<days>${WHOLE_WEEKDAY}s))\\s+in\\s+)(?<month>${MONTH})(?![a-z]|\\s+\\d{1,2}\\b)${YEAR}`,
  'g',
);
