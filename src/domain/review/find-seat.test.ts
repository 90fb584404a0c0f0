import search from 'approx-string-match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleComment } from '#domain/testing/sample-comment.ts';
import { anchorIn, nearlyIn } from './anchor.ts';
import { findSeat } from './find-seat.ts';
import type { Part } from './part-words.ts';
import { seatComments } from './seat-comments.ts';

const AUDIENCE: Part = {
  heading: 'Who it is for',
  words:
    'Adults who start late. They want to play within a year. They have no piano at home yet, and little time.',
};
const PRICE: Part = {
  heading: 'Price',
  words: 'Ten lessons for $290. Two payments are fine. Nobody pays before the first lesson.',
};
const QUOTE = 'They want to play within a year.';

function anchor(part: Part = AUDIENCE, quote = QUOTE) {
  const made = anchorIn('identity', part, quote);
  if (!made) throw new Error(`"${quote}" is not in the part`);
  return made;
}

describe('an anchor', () => {
  it('consists of words and the words around them', () => {
    expect(anchor()).toMatchObject({
      type: 'identity',
      heading: 'Who it is for',
      exact: QUOTE,
      prefix: 'Adults who start late. ',
      suffix: ' They have no piano at home yet,',
    });
  });

  it('turns a quote with line breaks, or one nearly right, into the plan’s words', () => {
    expect(anchor(AUDIENCE, ' They want\n  to play within   a year. ').exact).toBe(QUOTE);
    expect(anchor(AUDIENCE, 'They want to play in a year.').exact).toBe(QUOTE);
  });

  it('covers the whole part if nothing is quoted, and nothing if the words are missing', () => {
    expect(anchor(AUDIENCE, '  ')).toMatchObject({ exact: '', prefix: '', suffix: '' });
    // One letter of four is a quarter: another word.
    expect(anchorIn('identity', AUDIENCE, 'lote')).toBeNull();
    expect(anchorIn('identity', AUDIENCE, 'Ten lessons for $290.')).toBeNull();
    expect(anchorIn('identity', AUDIENCE, 'xyz')).toBeNull();
  });

  it('is found by words that differ in one of five letters', () => {
    expect(nearlyIn('We sing at ten.', 'swing')).toEqual({ start: 3, end: 7 });
    expect(nearlyIn('We sing at ten.', 'sing')).toBe(null);
  });

  it('never cuts an emoji in half, and keeps within its limits', () => {
    const words = `${'🎹'.repeat(40)} exactly this ${'🎹'.repeat(200)}`;
    const made = anchor({ heading: '🎹'.repeat(200), words }, 'exactly this');
    const parts = [
      made.heading,
      made.prefix,
      made.suffix,
      anchor({ heading: '', words }, '🎹'.repeat(190)).exact,
    ];
    expect(parts.map((text) => text.isWellFormed())).toEqual([true, true, true, true]);
    expect(parts.map(({ length }) => length)).toEqual([300, 31, 31, 300]);
  });
});

const changed = (words: string) => ({ ...AUDIENCE, words });
const CASES: [string, Part[], ReturnType<typeof findSeat>['seat'], number | undefined][] = [
  ['nothing has changed', [AUDIENCE, PRICE], 'beside', 0],
  ['parts have changed places', [PRICE, AUDIENCE], 'beside', 1],
  [
    'the heading has another number and capitals',
    [{ ...AUDIENCE, heading: '2. WHO it is for' }],
    'beside',
    0,
  ],
  ['something else in the part has changed', [changed(`New first line. ${QUOTE} And more.`)], 'beside', 0],
  [
    'the sentence was moved to another part',
    [changed('Someone else.'), { ...PRICE, words: QUOTE }],
    'beside',
    1,
  ],
  [
    'a word of the sentence has changed',
    [changed('Adults who start late. They want to play within two years.')],
    'changed',
    0,
  ],
  [
    'the part was written again',
    [changed('Quite other people, with other wishes altogether.')],
    'rewritten',
    0,
  ],
  ['the part has another heading', [{ ...AUDIENCE, heading: 'People' }], 'beside', 0],
  ['only other parts are left', [PRICE], 'gone', undefined],
  ['there is no plan', [], 'gone', undefined],
];

describe('the seat of a comment', () => {
  it.each(CASES)('when %s', (_, parts, seat, part) => {
    const found = findSeat(anchor(), parts);
    expect([found.seat, 'part' in found ? found.part : undefined]).toEqual([seat, part]);
  });

  it('on a whole part stays with it while it is edited, and is marked when the part is rewritten', () => {
    const whole = anchor(AUDIENCE, '');
    expect(findSeat(whole, [changed(`${AUDIENCE.words} One more sentence.`)])).toMatchObject({
      seat: 'beside',
    });
    expect(findSeat(whole, [changed('Quite other people, with other wishes altogether.')])).toMatchObject({
      seat: 'rewritten',
    });
    expect(findSeat(whole, [PRICE])).toEqual({ seat: 'gone' });
  });

  it('on a whole part stays with it while half of its words remain', () => {
    const whole = anchor(AUDIENCE, '');
    const seatWith = (other: number, parts: Part[]) =>
      findSeat({ ...whole, fingerprint: '!!'.repeat(other) + whole.fingerprint.slice(2 * other) }, parts)
        .seat;
    expect([8, 9].map((other) => seatWith(other, [AUDIENCE]))).toEqual(['beside', 'rewritten']);
    const renamed = { ...AUDIENCE, heading: 'Listeners' };
    expect([8, 9].map((other) => seatWith(other, [PRICE, renamed]))).toEqual(['beside', 'gone']);
  });

  it('is at the one of several equal sentences with the same words around it', () => {
    const part = {
      heading: 'Steps',
      words: 'Monday: call Luis. Tuesday: call Luis. Friday: call Luis. Rest.',
    };
    const second = { ...anchor(part, ''), exact: 'call Luis.', prefix: 'Tuesday: ', suffix: ' Friday: ' };
    expect(findSeat(second, [part])).toMatchObject({ seat: 'beside', found: { start: 28, end: 38 } });
  });

  it('of two parts with one heading is in the one with the same words', () => {
    const [one, two] = [
      { heading: 'Email', words: 'Come and see us on the first evening of the month.' },
      { heading: 'Email', words: 'Thank you for your visit, and here is what happens next.' },
    ];
    expect(findSeat(anchor(two, ''), [one, two])).toMatchObject({ part: 1 });
  });
});

describe('of several places with the same words', () => {
  const part = {
    heading: 'Calls',
    words: 'In red: call Luis. now. In blue: call Luis, soon. At aY call Luis.zX. End.',
  };
  const startOf = (prefix: string, suffix: string) => {
    const seat = findSeat({ ...anchor(part, ''), exact: 'call Luis', prefix, suffix }, [part]);
    return 'found' in seat ? seat.found?.start : seat.seat;
  };
  const [first, second, third] = [...part.words.matchAll(/call Luis/g)].map(({ index }) => index);

  it('it is the one between the same neighboring words', () => {
    expect(['In red: ', 'In blue: ', 'aY '].map((prefix) => startOf(prefix, ''))).toEqual([
      first,
      second,
      third,
    ]);
    expect(['. now', ', soon', '.zX'].map((suffix) => startOf('', suffix))).toEqual([first, second, third]);
    expect(startOf('', '')).toBe(first);
  });

  it('words right beside it count, and not those further on', () => {
    const at = (words: string, around: { prefix?: string; suffix?: string }) => {
      const both = { heading: 'Calls', words };
      const seat = findSeat({ ...anchor(both, ''), exact: 'call Luis', ...around }, [both]);
      return 'found' in seat && seat.found?.start === words.lastIndexOf('call') ? 'second' : 'first';
    };
    expect(at('call Luis:Y, then call Luis;b.', { suffix: ';Y' })).toBe('second');
    expect(at('Y:call Luis, then b;call Luis.', { prefix: 'Y;' })).toBe('second');
    expect(at('Y;call Luis, then b;call Luis.', { prefix: 'Y;' })).toBe('first');
  });

  it('words before it count also where some of them are gone from the beginning', () => {
    const at = (words: string) => {
      const both = { heading: 'Calls', words };
      const around = { prefix: 'On Monday we ', suffix: ' a' };
      const seat = findSeat({ ...anchor(both, ''), exact: 'call Luis', ...around }, [both]);
      return 'found' in seat ? seat.found?.start : seat.seat;
    };
    expect(at('we call Luis: now. Or call Luis at')).toBe(3);
  });
});

describe('the part that a comment belongs to', () => {
  const whole = anchor(AUDIENCE, '');

  it('is the one with its heading, even if its words have moved to another', () => {
    const parts = [
      { heading: 'Notes', words: AUDIENCE.words },
      { heading: AUDIENCE.heading, words: PRICE.words },
    ];
    expect(findSeat(whole, parts)).toEqual({ seat: 'rewritten', part: 1 });
  });

  it('is the one with its words, if the heading has changed', () => {
    expect(findSeat(whole, [PRICE, { ...AUDIENCE, heading: 'Listeners' }])).toMatchObject({
      seat: 'beside',
      part: 1,
    });
    expect(findSeat(whole, [])).toEqual({ seat: 'gone' });
  });

  it('of several with one heading is one that has the quoted words, however few there are', () => {
    const parts = [
      { heading: 'Email', words: '' },
      { heading: 'Email', words: '🎹' },
      { heading: 'Price', words: '' },
    ];
    const made = anchorIn('identity', parts[1] ?? PRICE, '🎹');
    expect(made && findSeat(made, parts)).toMatchObject({ seat: 'beside', part: 1 });
  });

  it('may change for quotes of sixteen letters or more, which are unlikely to repeat', () => {
    const moved = (exact: string) =>
      findSeat({ ...whole, exact }, [AUDIENCE, { heading: 'Notes', words: `So: ${exact}` }]);
    expect(moved('Sing with Miriam').seat).toBe('beside');
    expect(moved('Sing with Miria').seat).toBe('rewritten');
  });
});

it('comments of one part stand in reading order; those of the whole part come last, the oldest first', () => {
  const made = (quote: string, createdAt: string) => ({
    ...sampleComment({ anchor: anchor(AUDIENCE, quote), body: `${quote}/${createdAt}` }),
    createdAt,
  });
  const comments = [
    made('', '2027-01-03T00:00:00.000Z'),
    made('', '2027-01-02T00:00:00.000Z'),
    made('They have no piano at home yet', '2027-01-01T00:00:00.000Z'),
    made('Adults who start late.', '2027-01-05T00:00:00.000Z'),
    made('Adults who start late.', '2027-01-04T00:00:00.000Z'),
  ];
  const { byPart, gone } = seatComments(comments, [AUDIENCE, PRICE]);
  expect(byPart.get(0)?.map(({ comment }) => comment.body.slice(0, -14))).toEqual([
    'Adults who start late./2027-01-04',
    'Adults who start late./2027-01-05',
    'They have no piano at home yet/2027-01-01',
    '/2027-01-02',
    '/2027-01-03',
  ]);
  expect([byPart.size, gone]).toEqual([1, []]);
});

const word = fc.constantFrom('play', 'piano', 'adults', 'late', 'year', 'price', 'they', '$290', 'é', '🎹');
const sentence = fc.array(word, { minLength: 0, maxLength: 30 }).map((words) => words.join(' '));
const part = fc.record({ heading: fc.oneof(word, sentence), words: sentence }, { noNullPrototype: true });
const parts = fc.array(part, { maxLength: 6 });

describe('no comment is ever hidden by an edit', () => {
  it('whatever the plan was and whatever it becomes, each comment is in exactly one place', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), parts, fc.nat(), (before, after, seed) => {
        const comments = before.map((from, index) => {
          const start = seed % (from.words.length + 1);
          const quote = from.words.slice(start, start + (seed % 60));
          const made = anchorIn('identity', from, quote) ?? anchorIn('identity', from, '');
          if (!made) throw new Error('a whole part can always be meant');
          return sampleComment({ commentId: String(index), anchor: made });
        });
        const { byPart, gone } = seatComments(comments, after);
        const seen = [...[...byPart.values()].flat(), ...gone].map(({ comment }) => comment.commentId);
        expect(seen.toSorted()).toEqual(comments.map(({ commentId }) => commentId).toSorted());
        expect([...byPart.keys()].every((at) => after[at] !== undefined)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('without changes, each is in a part with its own words', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (plan) => {
        for (const from of plan) {
          const quote = from.words.slice(0, 40).trim();
          const made = anchorIn('identity', from, quote);
          if (!made) throw new Error('its own words are in it');
          const seat = findSeat(made, plan);
          expect(seat.seat).toBe('beside');
          if ('part' in seat) expect(plan[seat.part]?.words).toContain(made.exact);
        }
      }),
    );
  });
});

describe('near matches', () => {
  const LETTERS = fc.constantFrom('a', 'b', 'c', ' ');
  const textOf = (maxLength: number, minLength = 0) => fc.string({ unit: LETTERS, minLength, maxLength });

  it('are found where a search of the whole part finds the first of the best', () => {
    fc.assert(
      fc.property(textOf(4_000), textOf(60, 5), (words, wanted) => {
        const [best] = search(words, wanted, Math.floor(wanted.length / 5)).toSorted(
          (one, other) => one.errors - other.errors,
        );
        const expected = best && best.end > best.start ? { start: best.start, end: best.end } : null;
        expect(nearlyIn(words, wanted)).toEqual(expected);
      }),
    );
  });

  it('take linear work in a part made of one letter', () => {
    let waysBack = 0;
    const counting: typeof search = (...asked) => {
      const found = search(...asked);
      waysBack += found.length;
      return found;
    };
    const wanted = `${'a'.repeat(240)}${'b'.repeat(60)}`;
    expect(nearlyIn('a'.repeat(100_000), wanted, counting)).toMatchObject({ start: 0 });
    expect(waysBack).toBeGreaterThan(0);
    expect(waysBack).toBeLessThan(2_000);
  });
});
