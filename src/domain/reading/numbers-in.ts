import { matchesIn } from '#domain/matches-in.ts';
import { keepingLast } from '#domain/once-per-text.ts';
import { type Span, spansNear } from './spans-near.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const WORDS = [...SMALL, ...TENS].join('|');
/** A number within a longer pattern, in digits or spelled out; without a limit, ",000,000…" would be scanned again from each comma. */
export const NUMBER_WORD = `(?:\\d{1,6}(?:,\\d{3}){0,3}|(?:${WORDS})(?:[- ](?:${SMALL.slice(1, 10).join('|')}))?)`;
const DIGITS = /(?<![\w$€£.,])\d{1,3}(?:,\d{3})+(?![\w%])|(?<![\w$€£.,:])\d{1,6}(?![\w%:])/g;
// "Two fifty, one a month", dictated.
const NOT_IN_NUMBER = 'a|an|per|each|every|by|at|on|when|time|payment';
const SPELLED = new RegExp(
  `\\b(?<tens>${WORDS})(?:[- ](?<ones>${WORDS})(?:(?:-|(?<=(?:${TENS.join('|')})) (?!(?:${SMALL.slice(1, 10).join('|')}) (?:${NOT_IN_NUMBER})\\b))(?<units>${SMALL.slice(1, 10).join('|')}))?)?(?:[- ](?<times>hundred|thousand)(?:(?: and)?[- ](?<more>${WORDS})(?:[- ](?<last>${WORDS}))?(?![- ](?:hundred|thousand)))?)?\\b`,
  'gi',
);

const UP_TO_99 = `(?:${WORDS})(?:[- ](?:${SMALL.slice(1, 10).join('|')}))?`;
const UP_TO_999 = `(?:(?:${UP_TO_99}) hundred(?:(?: and)? (?:${UP_TO_99}))?|${UP_TO_99})`;
/** "One hundred and twenty thousand", "two thousand five hundred": with a hundred before or after the thousand. */
const LARGE = new RegExp(
  `\\b(?<before>${UP_TO_99} hundred(?:(?: and)? (?:${UP_TO_99}))?) thousand(?:,?(?: and)? (?<behind>${UP_TO_999}))?\\b|\\b(?<few>${UP_TO_99}) thousand,?(?: and)? (?<hundreds>${UP_TO_99} hundred(?:(?: and)? (?:${UP_TO_99}))?)\\b`,
  'gi',
);

// A cheap test first: most sentences have no number.
const MAYBE_NUMBER = new RegExp(`\\d|\\b(?:${WORDS})\\b`, 'i');
export const mayNameNumber = (text: string) => MAYBE_NUMBER.test(text);

export type NumberInText = Span & { readonly text: string; readonly value: number };

/** "ten", "10", "two hundred ninety" and "forty thousand". "Four-fifty" is also 450, as in prices. Those in digits come first. */
export function numbersIn(text: string): readonly NumberInText[] {
  return mayNameNumber(text) ? numbersRead(text) : [];
}

const numbersRead = keepingLast((text: string): readonly NumberInText[] => {
  const large = (/thousand/i.test(text) ? matchesIn(text, LARGE) : []).map((match) => {
    const { before, few = before, behind, hundreds = behind } = match.groups ?? {};
    return placed(match, (valuesIn(few ?? '')[0] ?? 0) * 1_000 + (valuesIn(hundreds ?? '')[0] ?? 0));
  });
  const largeNear = spansNear([large]);
  const isApart = (one: Span) =>
    largeNear(one).every(({ start, end }) => one.end <= start || one.start >= end);
  const spelled = matchesIn(text, SPELLED).map((match) => placed(match, spelledValue(match.groups)));
  return [
    ...matchesIn(text, DIGITS).map((match) => placed(match, Number(match[0].replaceAll(',', '')))),
    ...large,
    ...spelled.filter(isApart),
  ];
});

/** The same as plain numbers. */
export function valuesIn(text: string): number[] {
  return numbersIn(text).map(({ value }) => value);
}

const DECIMAL = /(?<![\w$€£.,:])\d{1,3}\.\d{1,2}(?![\w%.:])/g;

/** "2.3 months": separate, because list numbers and times of day look the same. */
export function decimalsIn(text: string): NumberInText[] {
  return matchesIn(text, DECIMAL).map((match) => placed(match, Number(match[0])));
}

const PERCENTAGE = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|percent\b)/gi;

export function percentagesIn(text: string): NumberInText[] {
  return matchesIn(text, PERCENTAGE).map((match) => placed(match, Number(match[1])));
}

function placed({ 0: text, index }: RegExpExecArray, value: number): NumberInText {
  return { text, value, start: index, end: index + text.length };
}

function spelledValue({ tens = '', ones, units, times, more, last }: Record<string, string> = {}): number {
  const first = small(tens);
  const second = (ones === undefined ? 0 : small(ones)) + (units === undefined ? 0 : small(units));
  // "Four-fifty", "two ninety-seven", and "twelve fifty".
  const isSpokenPrice = first < 10 ? second >= 10 : first < 20 && second >= 20;
  const value = isSpokenPrice ? first * 100 + second : first + second;
  const rest = (more === undefined ? 0 : small(more)) + (last === undefined ? 0 : small(last));
  return value * (times === undefined ? 1 : /^h/i.test(times) ? 100 : 1_000) + rest;
}

function small(word: string): number {
  const lower = word.toLowerCase();
  const index = SMALL.indexOf(lower);
  return index >= 0 ? index : (TENS.indexOf(lower) + 2) * 10;
}
