import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { isLimit, shortenAnswer } from './limits-in.ts';

const sentencesOf = (text: string) => answerSentences(text).map((sentence) => sentence.text);

const ANSWER =
  'Four teaching days. Two online groups of ten. Fridays for my own playing. I am not an advisor. It brings in enough. No evenings after 7.';

describe('limits', () => {
  it.each([
    'I am not an advisor.',
    'No quotes, please.',
    'Sundays I don’t work.',
    "I can't take more.",
    'Twice a month is my limit.',
    'Only in person.',
    'August off.',
    'At most four people.',
  ])('hears one in %j', (sentence) => {
    expect(isLimit(sentence)).toBe(true);
  });

  it.each(['I teach piano.', 'Warm wood, cream, dark green.', 'She plays two songs after dinner.'])(
    'hears none in %j',
    (sentence) => {
      expect(isLimit(sentence)).toBe(false);
    },
  );

  it('splits at sentence ends and line breaks, not inside a number or an address', () => {
    expect(sentencesOf('It costs $3.50. Write to a.b@c.de!\nNo calls')).toEqual([
      'It costs $3.50.',
      'Write to a.b@c.de!',
      'No calls',
    ]);
  });

  it('makes no sentence of empty lines or bare dots', () => {
    expect(sentencesOf('\n\nI teach piano.\n...\n\nTen people come')).toEqual([
      'I teach piano.',
      'Ten people come',
    ]);
  });
});

describe('shortenAnswer', () => {
  it('leaves an answer that fits alone', () => {
    expect(shortenAnswer(` ${ANSWER} `, 500)).toBe(ANSWER);
  });

  it('leaves an answer of just that length as it was written, lines and all', () => {
    const written = 'I teach piano.\nTen people come.';
    expect(shortenAnswer(written, written.length)).toBe(written);
  });

  it.each([
    [8, '…'],
    [9, 'Ten came. …'],
    [17, 'Ten came. …'],
    [18, 'Ten came. We sang. …'],
  ])('of three sentences, %i characters hold %j', (most, short) => {
    expect(shortenAnswer('Ten came. We sang. It was a good evening.', most)).toBe(short);
  });

  it('adds nothing after a cut, however short: it would seem to follow from the missing part', () => {
    expect(shortenAnswer('On the first evening ten people came. We sang.', 10)).toBe('…');
  });

  it('shows each cut, and keeps what was said about limits wherever it stands', () => {
    expect(shortenAnswer(ANSWER, 50)).toBe(
      'Four teaching days. Two online groups of ten. … I am not an advisor. … No evenings after 7.',
    );
  });

  it('keeps the limits even when nothing else fits', () => {
    expect(shortenAnswer(ANSWER, 0)).toBe('… I am not an advisor. … No evenings after 7.');
  });

  it('splits a dictated answer without full stops at its clauses', () => {
    const dictated = `${'I have taught them for years and '.repeat(12)}I don’t do texts and ${'they like it and '.repeat(12)}so on`;
    const short = shortenAnswer(dictated, 60);
    expect(short).toContain('I don’t do texts');
    expect(short.length).toBeLessThan(150);
  });

  it('never loses a limit, never invents a word, and always marks a cut', () => {
    const sentence = fc.constantFrom('I teach piano.', 'Never on Sundays.', 'Ten people come.', 'No texts.');
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 12 }), fc.nat(300), (said, most) => {
        const short = shortenAnswer(said.join(' '), most);
        const limits = said.filter(isLimit).length;
        expect(sentencesOf(short).filter(isLimit)).toHaveLength(limits);
        expect(
          short.split(' … ').every((part) => said.join(' ').includes(part.replace(/^… |^…$| …$/g, ''))),
        ).toBe(true);
        if (short !== said.join(' ')) expect(short).toContain('…');
      }),
    );
  });
});
