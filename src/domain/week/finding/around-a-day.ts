/** What may stand behind a day at the end of a line: its hour, how long it takes ("(20 min)", "(Hannah, 20 min)"), or nothing. */
export const TIME =
  /^(?:,?\s*(?:(?:at|before|by|from)\s+)?(?:noon|\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m)?(?:\s*(?:to|–|-)\s*\d{1,2}(?:[:.]\d\d)?)?\s*(?:[ap]m)?)(?:\s+Eastern)?)?(?:\s*,?\s*at the latest)?(?:\s*\((?:\p{Lu}\p{L}*,\s+)?(?:about\s+)?\d{1,3}(?:\s*(?:to|–|-)\s*\d{1,3})?\s*(?:min(?:ute)?s?|hours?|h)\))?\W*$/iu;

/** "the week of January 11" is as good as its first day. */
export const WEEK_OF = /(?:\bthe\s+)?\bweek\s+(?:of|beginning|commencing|starting)\s+$/i;
