import { clauseAround, isOfThePast } from '#domain/facts/answers/standing.ts';
import { matchesIn } from '#domain/matches-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import type { LengthTables } from './decision.ts';

/** A number that somebody gives for something of their own: its name, the number to compare by, and their words. */
export type CountSaid = {
  readonly measure: string;
  readonly key: string;
  readonly value: string;
  /** The words say that it is the total: "all twelve blocks". */
  readonly isWhole: boolean;
};

const WHOLE_BEFORE = /\b(?:all|all the|the whole) $/i;
const WHOLE_BEHIND = /^,? (?:in all|altogether|total)\b/i;
const BEGINS = /(?:^|[.,;:(–-] ?|\b(?:is|are|has|have|get|gets|of|over|includes|with) )$/i;
/** A part of it, or so many at a time. */
const PART = /\b(?:first|last|next|then|other|more|every|each|per|after|a week|weekly|a month|done|if)\b/i;
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
    const [words = '', measure = ''] = part.exec(behind) ?? [];
    if (words === '' || count.value < LEAST || count.value > MOST) return [];
    const before = sentence.slice(Math.max(0, count.start - 40), count.start);
    const after = behind.slice(words.length);
    const isWhole = WHOLE_BEFORE.test(before) || WHOLE_BEHIND.test(after);
    const near = `${before.split(/[.;,:]/).at(-1)}${after.slice(0, 25).split(/[.;,:]/)[0]}`;
    const isPart = !isAbout || PART.test(near) || !BEGINS.test(before);
    if ((isPart && !isWhole) || isOfThePast(sentence, count, today)) return [];
    return [{ measure, key: String(count.value), value: `${count.text} ${measure}`, isWhole }];
  });
}

// A cheap test first: the patterns below start at any number.
const SAYS_AGE = /\bage[ds]?\b|\b(?:year|yr)s?[- ]old/i;
const SAYS_YEARS = /\b(?:year|yr)s?\b/i;

/** "Children between 3 and 9 years old", "ages 5 to 12"; "her kids, ages 4 to 11" are of one family. */
export function agesSaid(sentence: string, { ages }: LengthTables): CountSaid[] {
  const found = SAYS_AGE.test(sentence) ? ages.exec(sentence) : null;
  const { word, from = '', to = '', old } = found?.groups ?? {};
  if (!found || (word === undefined && old === undefined)) return [];
  const [least = 0, most = 0] = [valuesIn(from)[0], valuesIn(to)[0]];
  if (least >= most || NOT_MINE.test(clauseAround(sentence, { start: found.index, end: found.index })))
    return [];
  return [{ measure: 'ages', key: `${least} ${most}`, value: found[0].trim(), isWhole: true }];
}

const NOT_MINE = /\b(?:her|his|their|my|our|own|grand\w+) /i;
const ROUGH =
  /\b(?:about|around|over|nearly|almost|at least|she|he|they|her|his|their|husband|wife|mother|father|client|man|woman)\b/i;

/** "14 years sober" and "sober 16 years": two counts of the person's own years. A round number contradicts no exact one. */
export function yearsSaid(sentence: string, { yearsOf }: LengthTables): CountSaid[] {
  if (!SAYS_YEARS.test(sentence)) return [];
  return matchesIn(sentence, yearsOf).flatMap(({ 0: words, index, groups = {} }) => {
    const { many = groups.many2 ?? '', behind = groups.before ?? '' } = groups;
    const [value = 0] = valuesIn(many);
    if (value % 10 === 0 || ROUGH.test(clauseAround(sentence, { start: index, end: index + words.length })))
      return [];
    return [{ measure: `years ${behind.toLowerCase()}`, key: String(value), value: words, isWhole: true }];
  });
}
