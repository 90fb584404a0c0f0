/**
 * "a (earlier), b, or c (now)": the sides without remarks about their origin. None if they can't be told apart for
 * sure. `isNamed`: a label or a quote gives the subject, so the rest lists the sides.
 */
export function sidesOf(statement: string, isNamed: boolean): string[] {
  const plain = withoutEnd(statement.replace(/\s*\([^()]*\)/g, '').replace(USE, ''));
  const sides = toldSides(plain) ?? (isNamed || hasOneJoint(plain) ? joinedSides(plain) : []);
  return sides.some((side) => SEVERAL.test(side) || CLAUSE.test(side) || isHalfQuoted(side)) ? [] : sides;
}

// "is a Thursday", "your one sentence contains it": a clause, and no choice.
const CLAUSE =
  /^(?:is|are|was|were|has|have|falls|comes|contains)\b|^(?:you|your|the|it|this)\b.*\b(?:want|contains?|says?|avoids?|rules? out)\b/i;
const isHalfQuoted = (side: string) => (side.match(/["“”]/g)?.length ?? 0) % 2 === 1;

/** Whether it also says who said each side, or which was used. */
export const isReport = (statement: string) =>
  LEAD.test(statement) || USE.test(statement) || BY_PLACE.test(statement);

export const withoutEnd = (text: string) => text.trim().replace(/[.;,\s]+$/, '');

// "…; $290 is used here.", "…. This plan uses eight."
const USE = /[.;:]["”]?\s+(?:(?:[^.;:]|\.\d)*\b(?:is|are) used\b|this plan uses\b).*$/is;
const LEAD = /^(?:you (?:first |also )?(?:said|say|named|typed|wrote)|your answer(?: here)? says)\s+/i;
const BOUNDARY =
  /[,;]?\s+(?:and|but)\s+(?:you\s+(?:also\s+)?(?:confirmed|said|named|typed|wrote)|confirmed)\s+|,\s+(?:and|but)\s+also\s+|[,;]\s+(?:you confirmed|(?:the|your) confirmed facts say)\s+/gi;
const BY_PLACE =
  /^(?<one>.+?),? in (?:this|these|your) answers?(?:[,;]| and) (?<other>.+?),? in (?:the|your) confirmed facts$/i;
const SEVERAL = /;|[.?!]["”]?\s+\p{Lu}/u;

/** Null if it doesn't say who said what. */
function toldSides(plain: string): string[] | null {
  const words = plain.replace(LEAD, '');
  const { one, other } = BY_PLACE.exec(words)?.groups ?? {};
  if (one && other) return [one, other].map(tidy);
  if (words === plain) return null;
  const sides = words.split(BOUNDARY).map((side) => tidy(side.replace(/\s+here$/, '')));
  return sides.length === 2 && sides.every((side) => side !== '') ? sides : [];
}

function hasOneJoint(plain: string): boolean {
  const joints = plain.match(/\s(?:and|or|but|vs\.?|versus)\s|;\s/g)?.length ?? 0;
  return joints === 1 || (joints === 0 && plain.split(COMMA).length === 2);
}

function joinedSides(plain: string): string[] {
  const halves = splitOnce(plain, OR) ?? splitOnce(plain, AND) ?? splitOnce(plain, /,\s+but\s+|;\s+/);
  if (!halves) return COMMA.test(plain) ? plain.split(COMMA).map(tidy) : [];
  const [before, last] = halves;
  const isList = OR.test(plain) || /["”],\s|,\s["“]/.test(before);
  const listed = isList ? before.split(COMMA) : [before];
  return [...listed, last].map(tidy).filter((side) => side !== '');
}

// Not the one in "Sunday, May 9, 2027".
const COMMA = /(?<!day),\s+(?!\d{4}\b)(?:or\s+)?/;
const OR = /,?\s+(?:or|vs\.?|versus)\s+/;
// "ten households and "twelve tops"", ""Home by six" and evening hours": not every "and" joins two sides.
const AND = /,?\s+and\s+/;

function splitOnce(text: string, pattern: RegExp): readonly [string, string] | null {
  const all = [...text.matchAll(new RegExp(pattern.source, 'g'))];
  const at = pattern === AND ? all[0] : all.at(-1);
  return !at ? null : [text.slice(0, at.index), text.slice(at.index + at[0].length)];
}

function tidy(side: string): string {
  const words = withoutEnd(side.trim().replace(/^(?:either|from earlier:)\s+/i, ''));
  // Quotes around all of it, or left over from both sides; not those in '3 a week "when I can"'.
  const isOdd = isHalfQuoted(words);
  return words
    .replace(/^["“](?=[^"“”]*["”]?$)/, '')
    .replace(isOdd || !/["“]/.test(words.slice(1, -1)) ? /[."”]+$/ : /\.+$/, '')
    .trim();
}
