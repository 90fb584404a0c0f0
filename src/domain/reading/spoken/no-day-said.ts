export const NO_EVENT = 'No event';
export const ALWAYS_OPEN = 'Always open';

/** "No event date yet", "no event, just a dinner", "I don't do events, I do suppers": there will be one. */
const NOT_YET =
  /\b(?:yet|so far|until|decided|sure|set|tba|tbd|if|but|maybe|might|instead|just|only|I do(?! not))\b|\d/i;
const ENDS = '(?= ?(?:[.,;:!)]|$| at all| ever\\b))';
// Not "no webinar": who wants none may have a dinner.
const NONE_SAID = new RegExp(
  `^(?:there[’' ]?i?s )?no (?:live |free )?events?${ENDS}|\\b(?:there isn[’']?t|(?:I|we) (?:don[’']?t|do not|never) (?:do|have|hold|run|host|want)) (?:an? |any )?events?${ENDS}`,
  'i',
);
const NOTHING = /^(?:none|never|n\/?a|not applicable|no)[.!]?$/i;
// Not "my phone is always open to them", "the library is open all year".
const OPEN_SAID = new RegExp(
  `^(?:(?:I|we|it|sign-?up|enroll?ment)(?:[’']?m|[’']?re|[’']?s| am| are| is| stays)? )?(?:always open|open (?:all year|year-round|always)|evergreen|never closes?|rolling(?: (?:intake|basis|enroll?ment|admissions?))?|any ?time|all year)${ENDS}`,
  'i',
);
const NO_DATE = /^no fixed da(?:y|te)\b/i;

/** "No event", "I don't do events": there is none. `all`: the whole answer, which may still name one. */
export function saysNoEvent(words: string, all = clauseOf(words)): boolean {
  return NONE_SAID.test(clauseOf(words)) && !NOT_YET.test(all.slice(0, LONGEST));
}

/** "Always open", "rolling": there is no day on which people can join first, or last. */
export function saysAlwaysOpen(words: string, all = clauseOf(words)): boolean {
  return OPEN_SAID.test(clauseOf(words)) && !NOT_YET.test(all.slice(0, LONGEST));
}

/** Typed as the day of an event: there is no event. "Any time" is a webinar that runs all year. */
export function isEventless(words: string): boolean {
  return NOTHING.test(words.trim()) || saysNoEvent(words);
}

/** Typed as a day of sign-up. "No fixed date" is not known yet. */
export function isOpenAlways(words: string): boolean {
  return NOTHING.test(words.trim()) || saysAlwaysOpen(words);
}

/** What somebody typed as a day, and that says there is none: a lone "None", too. */
export function isDayless(words: string): boolean {
  return isEventless(words) || saysAlwaysOpen(words) || NO_DATE.test(clauseOf(words));
}

/** The part of a line that says so, as a fact. */
export function daylessPart(line: string): string | undefined {
  if (saysNoEvent(line)) return NO_EVENT;
  return saysAlwaysOpen(line) || NO_DATE.test(clauseOf(line)) ? clauseOf(line) : undefined;
}

const LONGEST = 600;

function clauseOf(words: string): string {
  return (words.slice(0, LONGEST).split(/[;.]/, 1)[0] ?? '').trim();
}
