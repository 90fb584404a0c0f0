import { clauseAround, isOfThePast } from '#domain/facts/answers/standing.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import type { LengthTables } from './decision.ts';

/** How many there are of something of one's own: its name, the number two of them are compared by, and the words. */
export type CountSaid = {
  readonly measure: string;
  readonly key: string;
  readonly value: string;
  /** The whole of it, by its words: "all twelve blocks". */
  readonly isWhole: boolean;
};

const WHOLE_BEFORE = /\b(?:all|all of the|all my|all our|the whole|the full) $/i;
const WHOLE_BEHIND =
  /^,? (?:in all|altogether|all told|total|in total|from start to finish|start to finish)\b/i;
const BEGINS =
  /(?:^|[.,;:(–-] ?|\b(?:it[’']?s|it is|is|are|has|have|get|gets|of|over|across|through|there are|there[’']?s|includes?|covers?|with) (?:about |just |only )?)$/i;
/** A part of it, or so many at a time. */
const PART =
  /\b(?:first|last|next|then|other|another|more|extra|every|each|per|of the|after|within|miss(?:es|ed)?|least|most|skip|up to|a week|weekly|a month|left|done|finished|already|if|maybe|or two|half)\b/i;
const LEAST = 3;
const MOST = 60;

/** "Nine blocks" of what the offer is, and "all twelve blocks" wherever it is spoken of. */
export function partsSaid(
  sentence: string,
  isAbout: boolean,
  today: IsoDay,
  { part }: LengthTables,
): CountSaid[] {
  return countsIn(sentence).flatMap((count) => {
    const behind = sentence.slice(count.end);
    const found = part.exec(behind);
    if (!found || count.value < LEAST || count.value > MOST) return [];
    const before = sentence.slice(Math.max(0, count.start - 40), count.start);
    const after = behind.slice(found[0].length);
    const isWhole = WHOLE_BEFORE.test(before) || WHOLE_BEHIND.test(after);
    const near = `${before.split(/[.;,:]/).at(-1)}${after.slice(0, 25).split(/[.;,:]/)[0]}`;
    if (
      isOfThePast(sentence, count, today) ||
      (!isWhole && (!isAbout || PART.test(near) || !BEGINS.test(before)))
    )
      return [];
    const measure = (found.groups?.noun ?? '').toLowerCase();
    return [{ measure, key: String(count.value), value: `${count.text} ${measure}`, isWhole }];
  });
}

const OF_AGE = '(?:years?|yrs?)(?:[- ]olds?| of age)|year[- ]olds?|y\\.?o\\b';
const AGES = new RegExp(
  `(?:\\b(?<who>children|kids|boys|girls|teens|teenagers|students|learners|women|men|people|adults)? ?(?:of |from |between )*(?<word>ages?|aged)? ?(?:of |from |between )*)(?<from>${NUMBER_WORD}) ?(?:to|-|–|and|through|till|until) ?(?<to>${NUMBER_WORD})(?:[- ](?<old>${OF_AGE}))?`,
  'i',
);
/** Of one family, or of those who come to something else. */
const NOT_MINE =
  /\b(?:her|his|their|my|our|own|two|three|four|\d) (?:\p{L}+ )?(?:children|kids|boys|girls|sons|daughters|grandkids)?,? ?(?:are |aged? )?$/iu;
const OLDEST = 99;

/** "Children between 3 and 9 years old", "ages 5 to 12" */
export function agesSaid(sentence: string): CountSaid[] {
  const found = AGES.exec(sentence);
  const { word, from = '', to = '', old } = found?.groups ?? {};
  if (!found || (word === undefined && old === undefined)) return [];
  const [least = 0, most = 0] = [valuesIn(from)[0], valuesIn(to)[0]];
  const before = sentence.slice(0, found.index);
  if (least >= most || most > OLDEST || NOT_MINE.test(`${before}${found.groups?.who ?? ''} `)) return [];
  return [{ measure: 'ages', key: `${least} ${most}`, value: found[0].trim(), isWhole: true }];
}

const HEDGED =
  /\b(?:about|around|over|more than|nearly|almost|close to|some|going on|at least|abt|roughly|like) $/i;
const NOT_I =
  /\b(?:she|he|they|her|his|their|husband|wife|mother|father|mom|mum|dad|brother|sister|client|lady|woman|man|somebody|someone)\b/i;

/** "14 years sober" and "sober 16 years": two numbers of one's own years. A round or rough one is no contradiction. */
export function yearsSaid(sentence: string, today: IsoDay, { yearsOf }: LengthTables): CountSaid[] {
  return [...sentence.matchAll(yearsOf)].flatMap(({ 0: words, index, groups = {} }) => {
    const { many = groups.many2 ?? '', behind = groups.before ?? '' } = groups;
    const [value] = valuesIn(many);
    const span = { start: index, end: index + words.length };
    const isRough =
      value === undefined || value % 10 === 0 || HEDGED.test(sentence.slice(Math.max(0, index - 20), index));
    if (isRough || NOT_I.test(clauseAround(sentence, span)) || isOfThePast(sentence, span, today)) return [];
    return [{ measure: `years ${behind.toLowerCase()}`, key: String(value), value: words, isWhole: true }];
  });
}
