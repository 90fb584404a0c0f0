const CLOCK = '(?:noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:[ap]\\.?m\\b\\.?)?)';
const LENGTH =
  '(?:about\\s+)?(?:\\d{1,3}(?:\\s*(?:to|–|-)\\s*\\d{1,3})?|an|one|two)\\s*(?:min(?:ute)?s?|hours?|h)\\b';

/** What may stand behind a day at the end of a line: its hour, how long it takes ("(20 min)", "(Hannah, 20 min)"), or nothing. */
export const TIME = new RegExp(
  `^(?:,?\\s*(?:(?:at|before|by|from)\\s+)?${CLOCK}(?:\\s*(?:to|–|-)\\s*${CLOCK})?(?:\\s+Eastern)?(?!\\s*(?:min|h\\b|hour)))?(?:\\s*,?\\s*at the latest)?(?:,?\\s*\\((?:\\p{Lu}\\p{L}*,\\s+)?${LENGTH}\\)|,\\s*${LENGTH})?\\W*$`,
  'iu',
);

/** "the week of January 11", "w/c 11 Jan". */
export const WEEK_WORD = /\bweek\b|\bw\/[bc]\b/i;
/** "the week of January 11" is as good as its first day. */
export const WEEK_OF = /(?:(?:\bthe\s+)?\bweek\s+(?:of|beginning|commencing|starting)|\bw\/[bc])\s+$/i;
