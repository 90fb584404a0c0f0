export const NO_EVENT = 'No event';
export const ALWAYS_OPEN = 'Always open';

const LONGEST = 300;
/** "No event date yet", "no event planned so far": there will be one. */
const NOT_YET = /\b(?:yet|so far|still|until|till|decided|known|chosen|sure|set|tb[ad]|if|unless)\b|\d/i;
const EVENT =
  '(?:live |online |launch |marketing |free )?(?:events?|webinars?|workshops?|open houses?|challenges?|masterclass(?:es)?)';
const NONE_SAID = new RegExp(
  `^(?:there(?:[’']s| is| will be) )?(?:no|without(?: an?)?) ${EVENT}(?= ?(?:[.,;:!)–—-]|$| at all| ever\\b| for me\\b| here\\b| needed\\b| planned\\b))|\\bI (?:don[’']?t|do not|never|won[’']?t|will not) (?:do|have|hold|run|plan|host|give|offer|want)(?: an?| any)? ${EVENT}(?= ?(?:[.,;:!]|$| at all| ever\\b| and\\b| or\\b))`,
  'i',
);
const NOTHING = /^(?:none|never|n\/?a|not applicable|does(?:n[’']t| not) apply|no)[.!]?$/i;
const OPEN_SAID =
  /\b(?:(?:always|permanently) (?:open|available)|(?:open|available|sign[- ]?up) (?:all year|all the time|year[- ]round|anytime|any time|always)|ever-?green|never closes?|no (?:closing|opening|start|sign-?up|launch) da(?:y|te)s?|no fixed (?:day|date|start)|whenever (?:a|an|one|there)\b[^.;]{0,30}\b(?:free|opens up|ready|spot|place)|join (?:at )?any ?time|start (?:at )?any ?time)\b|^(?:rolling|any ?time|always|year-round|all year)\b/i;

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
  return (words.trim().slice(0, LONGEST).split(/[;.]/, 1)[0] ?? '').trim();
}
