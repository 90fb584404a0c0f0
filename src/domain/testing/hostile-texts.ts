import { roundsOf } from '#harness/rounds.ts';

// Things a pattern may stumble over repeatedly: Markdown marks, all kinds of white space, and words that our own
// patterns look for.
const MARKS = '[](){}`~*_-=#>|<!&\\:,;.?/+@^%"\'“”‘’«»$–—…'.split('');
const SPACES = [' ', '\t', '\n', '\r', '\r\n', '\u2028', '\u00a0', '\u200b', '\n\n ', '\\\n', '[\n'];
const LETTERS = [
  ...['A', 'a', '1', 'é', '\uD800', '👩‍👩‍👧', 'a ', 'a a a ', 'a.b', '1 ', '1. ', '- ', '> ', '| '],
  ...['# '],
];
const SENTENCES = [
  ...['A a. ', 'a? ', 'Q? ', 'a.\n', 'a, ', 'a; ', 'a: ', 'A: b\n', '(a ', '(a) ', '("', '“a'],
  ...['“A ', '." '],
];
const MARKED = [
  ...['**a', '**A** ', '**a:** b\n', '*a ', '_a_ ', '`a', '~~a', '\\[', '\\|', '```\n', '---\n'],
  ...['===\n', '- a\n', '- [ ] a\n', '- [x] call a b c\n', '- [ ] “a\n', '  - a\n', '> a\n'],
  ...['| a ', '| a | b |\n', '|---|\n', '## a\n', '[a\n', '[a]', '[a]:\n', '](', '![', '[a](b'],
  ...['[ADD: ', '[ADD: a] ', '[x] ', '- [ ] email a\n', '<answer', '<a', '</ ', '<p>', '<!--'],
  ...['&#', 'https://', '(owner only) ', '## Owner only\n'],
];
const DAYS = [
  ...['March 6 ', 'March 6, ', 'March 6 and ', 'March 6 to 8, ', 'March 6: a. '],
  ...['Monday, March 8, ', 'Mondays ', '6 March, ', '6, ', '1, 8 and 15 May ', '2027-03-06 '],
  ...['3/6 ', 'end of March ', 'every Tuesday in February ', 'week of ', 'Week of March 8\n'],
  ...['by ', 'before ', 'on March 6. ', 'by March 6; ', '(March 6) ', '(ab March 6 '],
  ...['Action: on March 6, a. ', 'a week before the event ', 'at each again ', 'not '],
  ...['assumption: ', '(assumption) '],
];
const FIGURES = [
  ...['$1 ', '$1,000 ', '$1,', '10% ', '1.5', 'one ', 'twenty-one ', 'price is $5 ten '],
  ...['10 places ', 'a@b.', 'a@b.c ', 'only 3 spots left ', 'doors close on March 6 '],
  ...['event March 6 ', 'the first 10 people ', 'God ', 'guaranteed ', 'Offer name: '],
  ...['open conflicts: 1\n', 'message budget: 1, 2, 3\n', 'Key decisions\n', '## Key decisions\n'],
  ...['**Event date:** March 6\n', 'refund, or ', 'John 3 ', 'John 3:16, ', 'John ch ', '; 3:16'],
  ...[', 4', 'Sura Al-'],
];
const REPEATED = [...MARKS, ...SPACES, ...LETTERS, ...SENTENCES, ...MARKED, ...DAYS, ...FIGURES];

// Strangers' words for money, numbers and days.
const SAID = [
  ...['Mon the 8th of a b. March. ', 'Mon the 8th. ', 'closes the 12th of ', 'may 2 ', '6. March '],
  ...['opens a day after the xyz ', 'March 6, starts a day later. ', 'opens the Monday after, '],
  ...['the first Saturday of ', 'Saturday after Easter ', 'on Easter, ', 'the sixth of ', 'holy week '],
  ...[
    'January fifteenth to the ',
    '2/15/27 ',
    '26/2, ',
    '4/3 to ',
    'Thu 04/02 ',
    '6.2.2027 ',
    'w/c 1 Feb\n- a\n',
  ],
  ...['T-7: a\n', 'sign-ups start ', 'last day to a a ', 'have until a b c ', 'the morning of '],
  ...[
    'five dollars ',
    '5 dollars ',
    '1,140 $ ',
    '1.2k ',
    ',000',
    '1 000 ',
    '₹1,20,000 ',
    'R1 450 ',
    'KSh 1 ',
  ],
  ...['one hundred and twenty thousand ', 'two thousand five hundred ', 'twenty twenty ', 'twenty-'],
  ...['12 a dozen ', 'half a dozen 12 to ', 'an hour and a half ', '6:30 to ', '7-8:30pm ', '1 h 15 '],
  ...[
    'five even $5 ',
    '$1 20 ',
    'pay 2 payments of 99 ',
    '99/mo x 3 ',
    '$100 down and then ',
    'half now and ',
  ],
  ...['fourteen seats, ', 'twelve tired women ', 'between 3 and ', 'nothing in August ', "I'm off "],
  ...[
    'called A of the B ',
    '“A b ',
    'refund until ',
    'Can I get a refund? ',
    'yes, up to ',
    'in the hall at ',
  ],
];

const FIRST_CELL = '| a | b |\n|---|---|\n| ';
const OPENINGS = [
  ...['', '- [ ] ', FIRST_CELL, '[', '**', '```', '<', '</', '<earlier', '\n', 'A:', 'John'],
  ...['John 3', '> ', '“', '- [ ] “', '- [ ] March 6 ', '## Overview\n\n', '## Key decisions\n'],
  ...['## Key decisions\n**Event date:** ', '| Week | Tasks |\n|---|---|\n| Week 1, March 1 | '],
  ...['## List\n### Week of March 8\n- '],
];
const ENDINGS = [
  ...['x', '', '\rx', '\u2028x', '\nx', ']:', '**', '”', ')', ', March 6', '\n- [ ] a'],
  ...['\n[a]: https://a.example'],
];

export type HostileText = { name: string; ofLength: (length: number) => string };

const many = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts that slow down a careless pattern: one thing many thousand times, between an opening and an ending. */
function repeating(opening: string, repeated: string, ending: string): HostileText {
  return {
    name: JSON.stringify([opening, repeated, ending]),
    ofLength: (length) => opening + many(repeated, length) + ending,
  };
}

// One long thing above or before many small ones: reading it again for each takes quadratic time.
const LONG = ['## ', '### ', '- [ ] ', '| ', '**', '> ', '## Overview '];
const SMALL = [
  'a\n',
  '- [ ] a\n',
  '| a | b |\n',
  '- a, March 6\n',
  '[ADD: a] ',
  '$1 ',
  'not ',
  'God ',
  '\n',
  '## a\n',
];
const BETWEEN = ['\n', ', March 6\n', ' |\n|---|\n| '];
const HALVES: readonly HostileText[] = LONG.flatMap((opening) =>
  BETWEEN.flatMap((between) =>
    SMALL.map((small) => ({
      name: JSON.stringify([opening, 'a ', between, small]),
      ofLength: (length: number) => opening + many('a ', length / 2) + between + many(small, length / 2),
    })),
  ),
);

const NESTED_LIST: HostileText = {
  name: 'lists in lists',
  ofLength(length) {
    const items = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- [ ] a\n`).join('');
    return many(items, length);
  },
};

// Each of these once took some reader more than linear work.
const KNOWN = [
  ...['“', '“a', '[ADD: a] ', '## a\n', '+', '1', 'a.b', '$1 ', 'a, ', '- [ ] a\n', 'not ', '(assumption) '],
  ...[
    '(ab March 6 ',
    'March 6, ',
    'event March 6 ',
    'doors close on March 6 ',
    'at each again ',
    'open conflicts: 1\n',
    'Mon the 8th of a b. March. ',
    'pay 2 payments of 99 ',
    'opens a day after the xyz ',
    'five dollars ',
  ],
];
const PLACES = ['', '- [ ] ', FIRST_CELL];
const IN_EVERY_RUN: readonly HostileText[] = [
  NESTED_LIST,
  ...PLACES.flatMap((opening) => KNOWN.map((one) => repeating(opening, one, 'x'))),
  ...HALVES.filter((_, index) => index % 7 === 0),
];
const OTHERS: readonly HostileText[] = [
  ...OPENINGS.flatMap((opening) =>
    ENDINGS.flatMap((ending) => REPEATED.map((one) => repeating(opening, one, ending))),
  ),
  ...HALVES,
];
const ANY_OTHER: readonly (() => HostileText)[] = [
  ...REPEATED.map((one) => () => repeating(anyOf(OPENINGS), one, anyOf(ENDINGS))),
  ...Array.from({ length: 15 }, () => () => anyOf(HALVES)),
];

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}

/** Phrases about a launch, repeated. */
export const SAID_TEXTS: readonly HostileText[] = ['', 'March 6 '].flatMap((opening) =>
  SAID.map((one) => repeating(opening, one, 'x')),
);

/**
 * A fixed part of them in every run, and a random rest: the repeated part matters most, so each comes equally often,
 * with a random opening and ending. All of them with ROUNDS=full. A failure names its text.
 */
export function someHostileTexts(count: number): HostileText[] {
  const all = IN_EVERY_RUN.length + OTHERS.length;
  const wanted = Math.max(0, roundsOf('HOSTILE_TEXTS', { usual: count, full: all }) - IN_EVERY_RUN.length);
  if (wanted >= OTHERS.length) return [...IN_EVERY_RUN, ...OTHERS];
  const kinds = ANY_OTHER.length;
  const start = Math.floor(Math.random() * kinds);
  const others = Array.from({ length: wanted }, (_, nth) => {
    const at = (start + Math.floor((nth * kinds) / wanted)) % kinds;
    return (ANY_OTHER[at] ?? anyOf(ANY_OTHER))();
  });
  return [...IN_EVERY_RUN, ...others];
}
