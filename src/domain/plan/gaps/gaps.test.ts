import { describe, expect, it } from 'vitest';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { fillGapsLike, gapsIn, gapsLike, needKey, sentenceAround, withBlanks } from './gaps.ts';

describe('gaps', () => {
  it('are found with what they need', () => {
    const text = 'I teach at [ADD: where you teach]. Call [ADD:phone ].';
    expect(gapsIn(text).map(({ need }) => need)).toEqual(['where you teach', 'phone']);
    expect(gapsIn(text).map(({ range }) => text.slice(range.start, range.end))).toEqual([
      '[ADD: where you teach]',
      '[ADD:phone ]',
    ]);
  });

  it.each([
    ['refund terms', 'The exact Refund Terms'],
    ['start date', 'your start dates'],
    ['link to the form', 'form link'],
  ])('%s is the same need as %s', (one, other) => {
    expect(needKey(one)).toBe(needKey(other));
  });

  it('of another need are not the same', () => {
    expect(needKey('start date')).not.toBe(needKey('end date'));
    expect(needKey('your')).not.toBe(needKey('the'));
  });

  it('that ask for the same are filled in one go, and the others stay', () => {
    const text = '- [ADD: Zoom link]\n- [ADD: date]\n- At [ADD: the Zoom link].';
    expect(fillGapsLike(text, 'zoom link', 'zoom.us/j/1')).toEqual({
      text: '- zoom.us/j/1\n- [ADD: date]\n- At zoom.us/j/1.',
      count: 2,
    });
    expect(gapsLike(text, 'price')).toEqual([]);
  });

  it('stand in a sentence', () => {
    const text = '## Plan\n- [ ] **Venue:** book [ADD: place] by May.\nNext';
    const [gap] = gapsIn(text);
    expect(gap && sentenceAround(text, gap.range)).toBe('Venue: book [ADD: place] by May.');
  });

  it.each(['[ADD:', '[ADD: x', '\n', '> ', '- ', ' ', '\\', '1. ', '|', '[x] '])(
    'are found in moments, even in 120,000 characters of %j',
    async (piece) => {
      const text = piece.repeat(120_000 / piece.length);
      const ms = await threadMs(() => {
        gapsIn(text);
        fillGapsLike(`${text}[ADD: a]`, 'a', text);
        sentenceAround(text, { start: 60_000, end: 60_001 });
        needKey(text);
      });
      expect(ms).toBeLessThan(5_000);
    },
  );
});

it('a gap on paper is a line to write on', () => {
  expect(withBlanks('On [ADD: the date] at [ADD: place].')).toBe(
    'On __________ (the date) at __________ (place).',
  );
});

describe('words for a gap', () => {
  const filled = (plan: string, words: string) => fillGapsLike(plan, 'price', words).text;

  it.each([
    ['- [ ] [ADD: price]', '1. May', '- [ ] 1\\. May'],
    ['First line\n[ADD: price] each', '- 20', 'First line\n\\- 20 each'],
    ['[ADD: price] each', '+ tax', '\\+ tax each'],
    ['It costs [ADD: price] each', '- 20', 'It costs - 20 each'],
    ['\n$[ADD: price]', '- 20', '\n$- 20'],
    ['\nIt costs [ADD: price]', '1. May', '\nIt costs 1. May'],
    ['It costs [ADD: price]', ' 20  to\n30 ', 'It costs 20 to 30'],
    [
      'It costs [ADD: price]',
      'a*b|c and first_last@example.com',
      'It costs a\\*b\\|c and first_last@example.com',
    ],
  ])('stay words in %j when they are %j', (plan, words, expected) => {
    expect(filled(plan, words)).toBe(expected);
  });

  it('are not those for a need whose words only run together', () => {
    expect(needKey('car pool')).not.toBe(needKey('carpool'));
  });

  it('stand in their own line, without its marks', () => {
    const last = 'Before\nIt costs [ADD: price] each';
    expect(gapsIn(last).map(({ range }) => sentenceAround(last, range))).toEqual([
      'It costs [ADD: price] each',
    ]);
    const plan = 'Before\n- [ ] **Ask** for [ADD: price] today \nAfter';
    const [gap] = gapsIn(plan);
    expect(gap && sentenceAround(plan, gap.range)).toBe('Ask for [ADD: price] today');
  });
});
