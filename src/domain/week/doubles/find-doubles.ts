import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { mostShare, shareOf, tellingOf, wordsOf } from '#domain/plan/likeness.ts';
import { NAMED_DAY_BEGINS } from '#domain/reading/day-patterns.ts';
import type { Comparable } from './comparable.ts';
import { areOneWay, MESSAGE, referencesIn, writtenRows } from './references-in.ts';

// Words for how or where something goes out, not for what it is.
const CARRIERS = new Set(
  'a an and at by for from in of on or the to with your you my it is are be been this that as so up email emails video videos post posts picture pictures text texts short booked written instagram facebook page list goes out send sends done'.split(
    ' ',
  ),
);
const SAME_DAY = 0.66;
const NO_DAY = 0.8;
const FEWEST_WORDS = 2;
const FEWEST_WORDS_NO_DAY = 3;
// A word in this many titles says nothing, and would compare all with all.
const MOST_SHARED = 40;
const FEWEST_SHARED = 2;
const MOST_COMPARED_A_DAY = 60;

// A day and minutes at the end of a line: both lines have that day already.
const NAME = `${NAMED_DAY_BEGINS}[a-z]*\\.?`;
const OWN_DAY = new RegExp(
  String.raw`[,;:]?\s(?:[–—-]\s)?(?:(?:by|on)\s)?(?:${NAME}(?: (?:morning|evening))?,?\s)?(?:${NAME} \d{1,2}|\d{1,2} ${NAME}|\d{1,2}/\d{1,2})(?:[–-]\d{1,2})?(?:,? \d{4})?(?:,? \d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?(?: [A-Z]{2,3}\b)?)?(?: \([^()]{1,20}\))?\.?$`,
);
type Read = {
  readonly isMessage: boolean;
  /** The words before a colon, at least two: "Chairs saved for May 9: ...". */
  readonly label: string;
  readonly words: readonly string[];
  /** Only its first words. */
  readonly name: string;
  readonly telling: string;
  readonly pieces: readonly (readonly string[])[];
};

/** Two indexes of a list. */
export type Pair = readonly [number, number];

/**
 * Groups of two or more tasks that several plans repeat: nearly the same words, on the same day or without one. Groups
 * contain list indexes. `pairs`: pairs already known to be alike.
 */
export function findDoubles(
  items: readonly Comparable[],
  titleOf: (type: BlueprintType) => string,
  pairs: readonly Pair[] = alikeIn(items, titleOf),
): number[][] {
  const group = items.map((_, at) => at);
  const find = (at: number): number => {
    let top = at;
    while (group[top] !== top) top = group[top] ?? top;
    return top;
  };
  const join = ([a, b]: Pair) => {
    const [first, second] = [find(a), find(b)].sort((x, y) => x - y);
    if (first !== undefined && second !== undefined) group[second] = first;
  };
  for (const pair of pairs) join(pair);
  for (const pair of referencesIn(items, titleOf, find)) join(pair);
  for (const pair of writtenRows(items, find)) join(pair);
  const groups = Map.groupBy(items.keys(), find);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** All pairs with nearly the same words. */
export function alikeIn(items: readonly Comparable[], titleOf: (type: BlueprintType) => string): Pair[] {
  const read = itemsRead(items, titleOf);
  const alike: Pair[] = [];
  eachPair(items, read, (a, b) => {
    const [one, other, first, second] = [items[a], items[b], read[a], read[b]];
    if (!one || !other || !first || !second) return;
    // Within one plan, only a message and the row that announces it: two calls to Luis are two.
    const isOfOnePlan = one.blueprintId === other.blueprintId && !isOneLaunchDay(one, other);
    if (isOfOnePlan && (first.isMessage === second.isMessage || one.kind !== 'send' || other.kind !== 'send'))
      return;
    if (isSame(one, other, first, second)) alike.push([a, b]);
  });
  return alike;
}

function isSame(one: Comparable, other: Comparable, a: Read, b: Read): boolean {
  if (one.kind === 'mention' || other.kind === 'mention') return false;
  if ((one.kind === 'launch') !== (other.kind === 'launch')) return false;
  if (one.kind === 'launch') return isSameLaunchDay(one, other);
  const isDated = one.day !== null && one.day === other.day;
  const isTold = a.telling === b.telling;
  // Two messages on one day with one subject, however short: "Closing". A text and an email that remind are two, and so
  // are those at 9 am and at 6 pm.
  const areSends = isDated && one.kind === 'send' && other.kind === 'send';
  const isOneHour = isTold || a.telling === '' || b.telling === '';
  if (areSends && a.name !== '' && a.name === b.name && isOneHour && areOneWay(one.title, other.title))
    return true;
  if (!isDated && one.day !== null && other.day !== null) return false;
  const fewest = isDated ? FEWEST_WORDS : FEWEST_WORDS_NO_DAY;
  if (Math.min(a.words.length, b.words.length) < fewest) return false;
  if (isDated && a.label !== '' && a.label === b.label) return true;
  if (isTold && shareOf(a.words, b.words) >= (isDated ? SAME_DAY : NO_DAY)) return true;
  return isDated && (coversAll(a, b) || coversAll(b, a));
}

function isOneLaunchDay(one: Comparable, other: Comparable): boolean {
  return !!one.launchDay && one.launchDay === other.launchDay && one.day === other.day;
}

/** A row that also covers other days of its week is more than its launch day. */
function isSameLaunchDay(one: Comparable, other: Comparable): boolean {
  if (one.launchDay && other.launchDay) return isOneLaunchDay(one, other);
  const isWeek = ({ title }: Comparable) => /;.*\b\w+day\b/i.test(title);
  return one.day !== null && one.day === other.day && !isWeek(one) && !isWeek(other);
}

/** "Pack the box" and "Evening calls; pack the box": each piece of one is contained in a piece of the other. */
function coversAll(whole: Read, part: Read): boolean {
  if (part.pieces.length === 0 || whole.pieces.length < part.pieces.length) return false;
  return part.pieces.every(
    (piece) =>
      piece.length >= FEWEST_WORDS &&
      whole.pieces.some(
        (other) => piece.every((word) => other.includes(word)) && other.length <= piece.length + 3,
      ),
  );
}

// A cache: every tick compares hundreds of titles again, and all but one are the same.
const MOST_KNOWN = 5_000;
let cache = {
  titleOf: (type: BlueprintType): string => type,
  names: new Set<string>(),
  items: new Map<string, Read>(),
};

function itemsRead(items: readonly Comparable[], titleOf: (type: BlueprintType) => string): Read[] {
  if (cache.titleOf !== titleOf || cache.items.size > MOST_KNOWN)
    cache = {
      titleOf,
      names: new Set(BLUEPRINT_TYPES.map((type) => titleOf(type).toLowerCase())),
      items: new Map(),
    };
  const { names, items: read } = cache;
  return items.map(({ title }) => {
    const item = read.get(title) ?? readItem(title, names);
    read.set(title, item);
    return item;
  });
}

function readItem(title: string, names: ReadonlySet<string>): Read {
  const isMessage = MESSAGE.test(title);
  const [first = '', ...rest] = title
    .replace(MESSAGE, '')
    .replace(OWN_DAY, '')
    .split(' · ')
    .filter((piece) => !namesOnly(piece, names))
    .map((piece) => withoutNames(piece, names));
  // The rest is the format or a call to readers: it counts only if the first words are too few.
  const own = contentWords(first);
  const words = own.length >= FEWEST_WORDS ? own : contentWords([first, ...rest].join(' '));
  const [, label = ''] = /^([^:;]{1,80}): /.exec(first) ?? [];
  const labelWords = contentWords(label);
  return {
    isMessage,
    label: labelWords.length >= FEWEST_WORDS ? labelWords.join(' ') : '',
    words,
    name: own.join(' '),
    telling: tellingOf(words),
    // "Email · Two cups": if a row begins with only a channel, add the words after it.
    pieces: (own.length > 0 ? first : [first, ...rest].join(' '))
      .split(/;\s*/)
      .map(contentWords)
      .filter(({ length }) => length > 0),
  };
}

/** "(booked and written in Communications)" and "written in Sales Follow-Up" only name a plan. */
function withoutNames(piece: string, names: ReadonlySet<string>): string {
  const bare = piece.replace(/\([^)]*\)/g, ' ');
  return bare.replace(/,?\s+in ((?:\p{Lu}[\p{L}-]*\s?)+)/gu, (all, name: string) =>
    names.has(name.trim().toLowerCase()) ? ' ' : all,
  );
}

/** "Sign-up page" is a product, not a channel. */
const MADE_PAGE = /\b(?:sign-?up|offer|sales|landing) page\b/gi;
const contentWords = (text: string) =>
  wordsOf(
    text.replace(/["“”]/g, ' ').replace(MADE_PAGE, (page) => `${page.replace(/[ -]/g, '')} made`),
  ).filter((word) => !CARRIERS.has(word));

/** A column that only names plans: "Communications, Event Launch", "this plan". */
function namesOnly(piece: string, names: ReadonlySet<string>): boolean {
  return piece
    .split(/,\s*/)
    .every((each) => names.has(each.trim().toLowerCase()) || /^this plan$/i.test(each.trim()));
}

/** On one day, all pairs; without a day, those that share rare words. */
function eachPair(
  items: readonly Comparable[],
  read: readonly Read[],
  compare: (a: number, b: number) => void,
): void {
  const byDay = Map.groupBy(items.keys(), (at) => items[at]?.day ?? null);
  for (const [day, all] of byDay) {
    const own = day === null ? [] : all.slice(0, MOST_COMPARED_A_DAY);
    for (const [index, a] of own.entries()) for (const b of own.slice(index + 1)) compare(a, b);
  }
  const holders = new Map<string, number[]>();
  for (const [at, { words }] of read.entries())
    for (const word of new Set(words)) {
      const own = holders.get(word);
      if (own) own.push(at);
      else holders.set(word, [at]);
    }
  // A flat array: with a map, each tick in a week of three hundred tasks took a slow phone one more frame.
  const shared = new Uint8Array(items.length);
  const isUndated = (at: number) => items[at]?.day === null;
  for (const at of byDay.get(null) ?? []) {
    const words = read[at]?.words ?? [];
    const near: number[] = [];
    for (const word of new Set(words)) {
      const others = holders.get(word) ?? [];
      if (others.length > MOST_SHARED) continue;
      for (const other of others) {
        const count = (shared[other] ?? 0) + 1;
        shared[other] = count;
        if (count === FEWEST_SHARED) near.push(other);
      }
    }
    for (const other of near) {
      if (other === at || (other < at && isUndated(other))) continue;
      // Few words never match many, and most pairs end here.
      if (mostShare(words, read[other]?.words ?? []) >= NO_DAY) compare(at, other);
    }
    shared.fill(0);
  }
}
