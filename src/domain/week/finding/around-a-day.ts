const CLOCK = '(?:noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:[ap]\\.?m\\b\\.?)?)';
const LENGTH =
  '(?:about\\s+|~\\s*)?(?:\\d{1,3}(?:[.,]\\d)?(?:\\s*(?:to|–|-)\\s*\\d{1,3}(?:[.,]\\d)?)?|(?:half\\s+)?an|one|two)\\s*(?:min(?:ute)?s?|(?<=\\d)m|h(?:(?:ou)?rs?)?)\\b';
/** "Eastern", "CT", "GMT": plans address people in other zones. */
const ZONE =
  '(?:\\s+(?:Eastern|Central|Mountain|Pacific|Atlantic|[ECMPA][SD]?T|GMT|BST|CES?T|UTC)(?:\\s+time)?\\b)?';

/** What may follow a day at the end of a line: a time, a duration ("(20 min)", "(Hannah, 20 min)"), or nothing. */
export const TIME = new RegExp(
  `^(?:,?\\s*(?:(?:at|before|by|from)\\s+)?${CLOCK}(?:\\s*(?:to|–|-)\\s*${CLOCK})?${ZONE}(?!\\s*(?:min|h\\b|hour)))?(?:\\s*,?\\s*at the latest)?(?:,?\\s*\\((?:\\p{Lu}\\p{L}*,\\s+)?${LENGTH}\\)|,\\s*${LENGTH})?\\W*$`,
  'iu',
);

/** A day with a duration, which is never just a mention. */
export const TIMED = new RegExp(`(?:\\((?:\\p{Lu}\\p{L}*,\\s+)?${LENGTH}\\)|,\\s*${LENGTH})\\W*$`, 'iu');

/** "the week of January 11", "w/c 11 Jan". */
export const WEEK_WORD = /\bweek\b|\bw\/[bc]\b/i;
/** "the week of January 11" counts as its first day. */
export const WEEK_OF = /(?:(?:\bthe\s+)?\bweek\s+(?:of|beginning|commencing|starting)|\bw\/[bc])\s+$/i;
