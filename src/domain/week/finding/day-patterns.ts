export const WEEKDAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?\\.?';
// With a capital: "may 2 people come" is no date.
export const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
export const TO = '(?:to|through|until|–|—|→|-)';
const ORDINAL = '(?:st|nd|rd|th)?';
const NUMBER = `\\d{1,2}${ORDINAL}(?!\\d|:\\d|\\s*%|\\s*[ap]m\\b)`;
// "June 1, 6 to 8 pm": hours, not more days.
const HOURS = '\\s*(?:to|–|-)\\s*\\d{1,2}(?::\\d\\d|\\s*[ap]m\\b)';
const YEAR = '(?:,?\\s+(?<year>20\\d\\d))?';
const ON_WEEKDAY = `(?:\\b(?<weekday>${WEEKDAY})(?:\\s+(?:morning|afternoon|evening|night))?(?:,?\\s+)(?:the\\s+)?)?`;

// One pattern for each way to write a day; every one is linear in the length of the text.
export const DAY = new RegExp(
  `(?<iso>\\b20\\d\\d(?<cut>[-/])\\d\\d\\k<cut>\\d\\d\\b)` +
    `|${ON_WEEKDAY}(?:\\b(?<month>${MONTH})\\s+(?:the\\s+)?(?<date>${NUMBER})` +
    `|(?<![\\d:$.])\\b(?:[Tt]he\\s+)?(?<date2>\\d{1,2})${ORDINAL}\\s+(?:of\\s+)?(?<month2>${MONTH})(?![a-z])` +
    // "24/7", "1/2 cup" and "9/10 people" are no days.
    `|(?<![\\d/$.,])(?<number>\\d{1,2})/(?<date3>\\d{1,2})(?:/(?<year3>20\\d\\d))?(?![\\d/%])(?!\\s+(?!(?:and|or|to|at|through|until)\\b)[a-z]))${YEAR}`,
  'g',
);
/** Behind "March 8": "to 12", ", 15 and 22". */
export const RANGE_TO_NUMBER = new RegExp(
  `^\\s*${TO}\\s*(?<date>${NUMBER})(?!\\s+(?:of\\s+)?${MONTH})${YEAR}`,
);
export const NEXT_NUMBER = new RegExp(
  `^(?:,|,?\\s+(?:and|or|&))\\s+(?<date>${NUMBER})(?!\\s+(?!and\\b|or\\b|to\\b)[a-z])(?!\\s+(?:of\\s+)?${MONTH})(?!${HOURS})${YEAR}`,
);
/** Before "26 March": "22 and ", "Mon 22 to ". */
export const NUMBER_BEFORE = new RegExp(
  `(?<![\\d:$./])(?:(?<weekday>${WEEKDAY}),?\\s+)?(?<![\\d:$./])\\b(?<date>\\d{1,2})${ORDINAL}(?<link>,|\\s*${TO}|\\s+(?:and|or|&))\\s*$`,
);
export const RANGE_TO_DAY = new RegExp(`^\\s*${TO}\\s*$`);
export const JOINED = new RegExp(`^(?:,|,?\\s+(?:and|or|&)|\\s*${TO})\\s+$`);

/** "end of March", "mid-December", "every Tuesday in February". */
export const IN_MONTH = new RegExp(
  `\\b(?:(?:the\\s+)?(?<edge>[Ee]nd|[Mm]iddle|[Bb]eginning|[Ss]tart)\\s+of\\s+|(?<mid>[Mm]id)[-\\s]|(?:(?:[Ee]very|[Ee]ach|[Aa]ll)\\s+(?<every>${WEEKDAY})|(?<days>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days))\\s+in\\s+)(?<month>${MONTH})(?![a-z]|\\s+\\d{1,2}\\b)${YEAR}`,
  'g',
);
