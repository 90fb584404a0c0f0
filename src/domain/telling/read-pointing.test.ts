import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '#domain/testing/arbitrary-text.ts';
import { numberedSentences } from './numbered-sentences.ts';
import { piecesOf, wholePiece } from './pieces.ts';
import { pointedPlaces, readPointing, wordsAt } from './read-pointing.ts';
import { ALL_TOPIC_QUESTIONS, slotOf } from './slots.ts';
import { HOSTILE_REPLIES } from './testing/hostile-replies.ts';

const PAGE = Array.from({ length: 20 }, (_, index) => `This is sentence ${index + 1}.`).join(' ');
const piece = wholePiece(PAGE);
const read = (reply: string) =>
  readPointing(reply, piece).pointed.map(({ slot, sentences }) => `${slot}: ${JSON.stringify(sentences)}`);

describe('a reply that points at sentences', () => {
  it.each([
    ['audience.1: 12, 13', 'audience.1: [[12,13]]'],
    ['audience.1: 13 and 12, 5', 'audience.1: [[5,5],[12,13]]'],
    ['- **audience.1**: 12-14', 'audience.1: [[12,14]]'],
    ['* `audience.1`: [3], [5]', 'audience.1: [[3,3],[5,5]]'],
    ['| audience.1 | 3, 5 |', 'audience.1: [[3,3],[5,5]]'],
    ['"audience.1": [3, 4]', 'audience.1: [[3,4]]'],
    ['AUDIENCE.1 = 3 to 5', 'audience.1: [[3,5]]'],
    ['audience.1 → 3–5', 'audience.1: [[3,5]]'],
    ['fulfillment-launch.3: sentences 3 to 5 (about the tools)', 'fulfillment-launch.3: [[3,5]]'],
    ['1. audience.1: #3, #4', 'audience.1: [[3,4]]'],
    ['audience.1: 5-3', 'audience.1: [[3,5]]'],
    ['audience.1: 19-400', 'audience.1: [[19,20]]'],
  ])('is read in any dress: %s', (line, wanted) => {
    expect(read(line)).toEqual([wanted]);
    expect(read(`Sure! Here is what I found.\n\`\`\`\n${line}\n\`\`\`\nLet me know.`)).toEqual([wanted]);
  });

  it('adds up the lines of one question, in any order', () => {
    expect(read('purpose.2: 9\naudience.1: 4\npurpose.2: 8, 9')).toEqual([
      'purpose.2: [[8,9]]',
      'audience.1: [[4,4]]',
    ]);
  });

  it.each([
    'nobody.1: 3',
    'audience.4: 3',
    'audience.0: 3',
    'audience.1: 0',
    'audience.1: 21',
    'audience.1: 99999999999999999999999999',
    'audience.1: none',
    'audience.1: I could not say, in 2024 perhaps',
  ])('says nothing with %s', (line) => {
    expect(read(line)).toEqual([]);
  });

  it('proposes 8 sentences at most, and 1,200 characters, cut at a sentence, and says which', () => {
    expect(readPointing('audience.1: 1-20\npurpose.1: 3', piece)).toEqual({
      pointed: [
        { slot: 'audience.1', sentences: [[1, 8]] },
        { slot: 'purpose.1', sentences: [[3, 3]] },
      ],
      cut: ['audience.1'],
      isReadable: true,
    });
    const long = wholePiece(Array.from({ length: 5 }, () => `Also ${'word '.repeat(50)}end.`).join(' '));
    expect(readPointing('audience.1: 1-5', long).pointed).toEqual([
      { slot: 'audience.1', sentences: [[1, 4]] },
    ]);
    const longest = wholePiece(`${'x'.repeat(3_000)}.`);
    expect(readPointing('audience.1: 1', longest).pointed).toEqual([
      { slot: 'audience.1', sentences: [[1, 1]] },
    ]);
  });

  it('is told apart from any other reply', () => {
    expect(readPointing('I am sorry, I cannot help with that.', piece).isReadable).toBe(false);
    expect(readPointing('', piece).isReadable).toBe(false);
    expect(readPointing('audience.1: 99', piece).isReadable).toBe(true);
  });

  it('only counts for the chunk in the request', () => {
    const second = { first: 11, sentences: piece.sentences.slice(10) };
    expect(readPointing('audience.1: 9-12', second).pointed).toEqual([
      { slot: 'audience.1', sentences: [[11, 12]] },
    ]);
  });
});

const slots = ALL_TOPIC_QUESTIONS.map(slotOf);
const number = fc.oneof(
  fc.nat(60),
  fc.integer(),
  fc.constantFrom(...['1e9', '٣', '', '007', '-4', '1-', '2..9']),
);
const pointing = fc
  .tuple(
    fc.constantFrom(...slots, 'nobody.1', 'audience.77', '__proto__.1'),
    fc.array(number, { maxLength: 12 }),
  )
  .map(([slot, all]) => `${slot}: ${all.join(', ')}`);
const talk = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_REPLIES), arbitraryText);
const hostileReply = fc
  .array(fc.oneof({ weight: 3, arbitrary: pointing }, talk), { maxLength: 30 })
  .map((lines) => lines.join('\n'));
const page = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'I teach piano.',
        'Ask Dr. Lee!',
        'well you know and then',
        'Ünder 5 $?',
        '\n\n',
        '«Да»',
        '…',
      ),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join(' ')),
  talk,
);

describe('for every reply, however hostile', () => {
  it('each proposal is a row of whole sentences of its source, in order', () => {
    fc.assert(
      fc.property(page, hostileReply, (text, reply) => {
        const all = numberedSentences(text);
        for (const asked of [...piecesOf(text, 80), wholePiece(text)]) {
          for (const { slot, sentences } of readPointing(reply, asked).pointed) {
            expect(slots).toContain(slot);
            const numbers = sentences.flatMap(([first, last]) =>
              Array.from({ length: last - first + 1 }, (_, more) => first + more),
            );
            expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
            expect(numbers.length).toBeGreaterThan(0);
            expect(numbers.length).toBeLessThanOrEqual(8);
            const words = wordsAt(text, pointedPlaces(all, sentences) ?? []);
            let at = 0;
            for (const one of numbers) {
              const { text: sentence = '?' } = all[one - 1] ?? {};
              const found = words.indexOf(sentence, at);
              expect(found).toBeGreaterThanOrEqual(0);
              // Nothing but white space and marks stands between two of them.
              expect(words.slice(at, found)).not.toMatch(/[\p{L}\p{N}]/u);
              at = found + sentence.length;
            }
            expect(words.slice(at)).toBe('');
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('10,000 lines take linear time', () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `audience.${(index % 3) + 1}: ${index}, ${index + 1}-999999`,
    );
    expect(readPointing(lines.join('\n'), piece).pointed).toHaveLength(3);
    expect(readPointing(`audience.1: ${'1,'.repeat(500_000)}`, piece).pointed).toHaveLength(1);
    expect(readPointing('audience.1'.repeat(100_000), piece).isReadable).toBe(false);
  });
});
