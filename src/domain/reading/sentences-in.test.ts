import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersIn, percentagesIn, valuesIn } from './numbers-in.ts';
import { planSections } from './plan-sections.ts';
import { answerSentences, sentencesIn } from './sentences-in.ts';

const words = (text: string) => sentencesIn(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    ['Come early. Bring tea.', ['Come early.', 'Bring tea.']],
    ['We meet Mar. 6 at ten. Come.', ['We meet Mar. 6 at ten.', 'Come.']],
    ['Ask Dr. Lee. 20 come.', ['Ask Dr. Lee.', '20 come.']],
    ['It costs $3.50 a week.', ['It costs $3.50 a week.']],
    ['He said “go.” Then he left.', ['He said “go.”', 'Then he left.']],
    ['See you in March. 20 people come.', ['See you in March.', '20 people come.']],
    ['Call e.g. Ana.', ['Call e.g. Ana.']],
    ['It closes Sun. March 7. Come.', ['It closes Sun. March 7.', 'Come.']],
    ['Never on Sun. Marching is for Mon.', ['Never on Sun.', 'Marching is for Mon.']],
  ])('%s', (text, sentences) => {
    expect(words(text)).toEqual(sentences);
  });

  it('of an answer end at a new line and before small letters', () => {
    const found = answerSentences('no calls. i teach\n...\non Sundays');
    expect(found.map(({ text }) => text)).toEqual(['no calls.', 'i teach', 'on Sundays']);
  });

  it('of an answer go on after abbreviations', () => {
    const found = answerSentences('4 hrs. a week at St. Mark’s. We talk 20 min. Then we eat.');
    expect(found.map(({ text }) => text)).toEqual([
      '4 hrs. a week at St. Mark’s.',
      'We talk 20 min.',
      'Then we eat.',
    ]);
    const hours =
      'We meet Thurs. at 7 p.m. Central or 9 a.m. on Sat. Bring tea. Come to 410 Elm St. Doors open.';
    expect(answerSentences(hours).map(({ text }) => text)).toEqual([
      'We meet Thurs. at 7 p.m. Central or 9 a.m. on Sat.',
      'Bring tea.',
      'Come to 410 Elm St.',
      'Doors open.',
    ]);
    expect(sentencesIn('Ask St. Mark’s for 7 p.m. Thursdays. Come to 410 Elm St. Doors open.')).toHaveLength(
      3,
    );
  });

  it('have their positions, in order, and lose no word', () => {
    const piece = fc.constantFrom('a', 'B', '.', '!', ' ', '\n', '"', '1', 'and ', ', ', 'Mar.', '(', ')');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        const text = pieces.join('');
        for (const found of [sentencesIn(text), answerSentences(text)]) {
          const said = found.map(({ start, end }) => text.slice(start, end));
          expect(said).toEqual(found.map((sentence) => sentence.text));
          const letters = (all: string) => all.replace(/[^\p{L}\p{N}]/gu, '');
          expect(letters(said.join(''))).toBe(letters(text));
        }
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    ['ten places', [10]],
    ['10 places, twenty-two seats', [10, 22]],
    ['forty thousand', [40_000]],
    ['four-fifty', [450]],
    ['1,200 people', [1200]],
    ['$290, 10:30, 5%', []],
  ])('%s', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it('have their positions', () => {
    const text = 'For twenty-two people, 15 % off, and 8 chairs';
    const said = [...numbersIn(text), ...percentagesIn(text)];
    expect(said.map(({ start, end }) => text.slice(start, end))).toEqual(said.map((number) => number.text));
    expect(said.map((number) => number.text)).toEqual(['15', '8', 'twenty-two', '15 %']);
  });
});

describe('the sections of a plan', () => {
  it('have a position, a level and words', () => {
    const plan = 'Hello\n## One ##\r\na\r\n\r\n### Two\nb\n  ## no section\n';
    const found = planSections(plan);
    expect(found.map(({ heading, depth, body }) => [heading, depth, body])).toEqual([
      ['One', 2, 'a'],
      ['Two', 3, 'b\n  ## no section'],
    ]);
    expect(plan.slice(found[0]?.start, found[0]?.end)).toBe('## One ##\r\na\r\n\r');
    expect(found[1]?.end).toBe(plan.length);
  });
});
