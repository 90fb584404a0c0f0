import { matchesIn } from '#domain/matches-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';

/** A length of time such as "an hour and a half", in minutes, with its range. */
export type Duration = Span & { readonly text: string; readonly minutes: number };

const ONE = `(?:${NUMBER_WORD}|(?:a )?half(?: an?)?|an?|(?:a )?couple(?: of)?)`;
const UNIT = '(?:hours?|hrs?|h|minutes?|mins?)';
const FRACTION = '(?:a half|half|a quarter|three quarters)';
const SAID = new RegExp(
  `(?<![\\p{L}\\d.:])(?:(?<digits>\\d{1,3}[.,]\\d{1,2})|(?:(?<from>${ONE})\\s?(?:to|-|–|or)\\s?)?(?<count>${ONE}))(?: and (?<half>a half))?(?: (?:full|whole|solid|good|clear|short))?[\\s-]{0,2}(?<unit>${UNIT})\\b(?:\\.(?= [a-z]))?` +
    `(?:,? (?:and )?(?:(?<rest>${FRACTION})(?! (?:hour|hr))|(?<more>${NUMBER_WORD})[\\s-]?min(?:ute)?s?\\b))?`,
  'giu',
);
const PARTS: Readonly<Record<string, number>> = {
  half: 30,
  'a half': 30,
  'a quarter': 15,
  'three quarters': 45,
};

/** "90 min", "an hour and a half", "one hour and a quarter", "2.5 hrs", in order. For "2 to 3 hours" the smaller one. */
export function durationsIn(text: string): Duration[] {
  return matchesIn(text, SAID).flatMap(({ 0: words, index, groups = {} }) => {
    const { digits, from, count = '', half, unit = '', rest, more } = groups;
    const many = digits === undefined ? amountOf(from ?? count) : Number(digits.replace(',', '.'));
    if (many === undefined) return [];
    const each = /^h/i.test(unit) ? 60 : 1;
    const extra =
      (half === undefined ? 0 : each / 2) +
      (rest === undefined || each === 1 ? 0 : (PARTS[rest.toLowerCase()] ?? 0)) +
      (more === undefined || each === 1 ? 0 : (valuesIn(more)[0] ?? 0));
    return [{ text: words, start: index, end: index + words.length, minutes: many * each + extra }];
  });
}

function amountOf(words: string): number | undefined {
  if (/\bhalf\b/i.test(words)) return 0.5;
  if (/^(?:a )?couple/i.test(words)) return 2;
  if (/^an?$/i.test(words)) return 1;
  return valuesIn(words)[0];
}

const CLOCK = '(?:\\d{1,2}(?:[:.]\\d\\d| ?h(?: ?\\d\\d)?(?![\\w]))?(?: ?[ap]\\.?m\\b\\.?)?|noon)';
const CLOCKS = new RegExp(
  `(?<![\\d$€£.:/])(?<from>${CLOCK}) ?(?:to|till|until|til|-|–) ?(?<to>${CLOCK})(?![\\d:%]|\\.\\d)`,
  'gi',
);
const IS_CLOCK = /[:.]\d\d|h\b|h ?\d\d|[ap]\.?m\b|noon/i;
const HALF_A_DAY = 720;

/** The time between two times of day: "6:30 to 8", "from 19 h to 20 h 15". Not "8 to 12", which may count anything. */
export function clockSpansIn(text: string): Duration[] {
  return matchesIn(text, CLOCKS).flatMap(({ 0: words, index, groups = {} }) => {
    const { from = '', to = '' } = groups;
    if (!IS_CLOCK.test(from) && !IS_CLOCK.test(to)) return [];
    const [begin, end] = [minuteOf(from), minuteOf(to)];
    const minutes = (end - begin + 2 * HALF_A_DAY) % HALF_A_DAY;
    return minutes === 0 ? [] : [{ text: words, start: index, end: index + words.length, minutes }];
  });
}

function minuteOf(clock: string): number {
  if (/noon/i.test(clock)) return HALF_A_DAY;
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number);
  return hours * 60 + minutes;
}
