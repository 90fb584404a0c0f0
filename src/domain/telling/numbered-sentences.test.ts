import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '#domain/testing/arbitrary-text.ts';
import { numberedSentences } from './numbered-sentences.ts';

const texts = (text: string) => numberedSentences(text).map((sentence) => sentence.text);

describe('numbered sentences', () => {
  it.each([
    ['I teach piano. People freeze! Do you?', ['I teach piano.', 'People freeze!', 'Do you?']],
    ['A heading\n\n- one thing\n- another', ['A heading', '- one thing', '- another']],
    ['Ask Dr. Lee about Mar. 6. Then come.', ['Ask Dr. Lee about Mar. 6.', 'Then come.']],
    [
      'In the hall of St. Paul’s, 7 p.m. Thursday. Come!',
      ['In the hall of St. Paul’s, 7 p.m. Thursday.', 'Come!'],
    ],
    [
      'It is at 410 Elm St. Doors open at 7 p.m. Bring water.',
      ['It is at 410 Elm St.', 'Doors open at 7 p.m.', 'Bring water.'],
    ],
    ['It costs $3.50 a week. Really.', ['It costs $3.50 a week.', 'Really.']],
    ['Я учу играть. Люди боятся.', ['Я учу играть.', 'Люди боятся.']],
    ['私はピアノを教えます。皆さん、どうぞ。', ['私はピアノを教えます。', '皆さん、どうぞ。']],
    ['  \n … \n--- ', []],
  ])('of %j', (text, wanted) => {
    expect(texts(text)).toEqual(wanted);
  });

  it('are 25 words each in a transcript without punctuation', () => {
    const spoken = Array.from({ length: 61 }, (_, index) => `word${index}`);
    expect(texts(spoken.join(' '))).toEqual([
      spoken.slice(0, 25).join(' '),
      spoken.slice(25, 50).join(' '),
      spoken.slice(50).join(' '),
    ]);
    expect(texts(spoken.slice(1).join(' '))).toHaveLength(1);
  });

  it('hold every word of the text, each once, in order and with its position', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryText, fc.string({ unit: 'grapheme', maxLength: 300 })), (text) => {
        let at = 0;
        let rest = '';
        for (const sentence of numberedSentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(at);
          rest += text.slice(at, sentence.start);
          at = sentence.end;
        }
        expect(rest + text.slice(at)).not.toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });
});
