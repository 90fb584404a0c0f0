export const NO_EVENT = 'No event';
export const ALWAYS_OPEN = 'Always open';

/** "No event date yet", "no event planned so far": there will be one. */
const NOT_YET = /\b(?:yet|so far|until|decided|sure|set|tba|tbd|if)\b|\d/i;
const EVENT =
  '(?:an? |any )?(?:live |free )?(?:event|webinar|workshop|challenge)s?(?= ?(?:[.,;:]|$| at all| ever\\b| and\\b| or\\b))';
const NONE_SAID = new RegExp(
  `^(?:there[’' ]?i?s )?no ${EVENT}|\\bI (?:don[’']?t|do not|never) (?:do|have|hold|run|host|want) ${EVENT}`,
  'i',
);
const NOTHING = /^(?:none|never|n\/?a|not applicable|no)[.!]?$/i;
const OPEN_SAID =
  /\b(?:always open|(?:open|sign-?up) (?:all year|year-round|any ?time|always)|ever-?green|never closes?|no fixed da(?:y|te)|whenever an? [^.;]{0,30}\b(?:free|open))\b|^(?:rolling|any ?time|all year)\b/i;

/** "No event", "I don't do webinars": there is none, and none is to be planned. */
export function saysNoEvent(words: string): boolean {
  const said = clauseOf(words);
  return !NOT_YET.test(said) && NONE_SAID.test(said);
}

/** "Always open", "rolling": there is no day on which people can join first, or last. */
export function saysAlwaysOpen(words: string): boolean {
  const said = clauseOf(words);
  return !NOT_YET.test(said) && OPEN_SAID.test(said);
}

/** What somebody typed as a day, and that says there is none: a lone "None", too. */
export function isDayless(words: string): boolean {
  return NOTHING.test(words.trim()) || saysNoEvent(words) || saysAlwaysOpen(words);
}

/** The part of a line that says so, as a fact. */
export function daylessPart(line: string): string | undefined {
  if (saysNoEvent(line)) return NO_EVENT;
  return saysAlwaysOpen(line) ? clauseOf(line) : undefined;
}

function clauseOf(words: string): string {
  return (words.slice(0, 300).split(/[;.]/, 1)[0] ?? '').trim();
}
