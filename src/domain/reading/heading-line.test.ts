import { describe, expect, it } from 'vitest';
import { takePart } from '#domain/facts/take-part.ts';
import { headingLine } from './heading-line.ts';
import { checklistLines, planLines } from './plan-lines.ts';
import { planSentences } from './plan-sentences.ts';
import { answerSentences } from './sentences-in.ts';

describe('a line that is a heading', () => {
  it.each([
    ['## Key decisions', 2, 'Key decisions'],
    ['# One #', 1, 'One'],
    ['   ###### Deep ######  ', 6, 'Deep'],
    ['## C#', 2, 'C#'],
    ['## a # b', 2, 'a # b'],
    ['##\tTab\r', 2, 'Tab'],
    ['##', 2, ''],
    ['### ###', 3, ''],
  ])('%j', (line, depth, words) => {
    expect(headingLine(line)).toEqual({ depth, words, indent: line.indexOf('#') });
  });

  it.each(['#No space', '####### Seven', '    ## Code', 'words', ''])('%j is none', (line) => {
    expect(headingLine(line)).toBeNull();
  });
});

describe('a plan with a model’s endless run of spaces', () => {
  const RUNS = [' ', '\t', ' -', '- '].map((space) => space.repeat(80_000 / space.length));
  const BEGUN = ['', '## a', 'a', '- a', '- [ ] a', '| a', '|---', '---', 'Price:', '> ', '# Key decisions'];

  it.each([
    ['is read line by line', planLines],
    ['is read for its boxes', checklistLines],
    ['is read sentence by sentence', planSentences],
    ['is shortened', answerSentences],
    ['is looked through for facts', (text: string) => takePart(text, 'whole', '2026-11-15')],
  ])('%s in the time of any other', (_, read) => {
    for (const run of RUNS) {
      for (const begun of BEGUN) {
        const line = `${begun}${run}x`;
        const before = performance.now();
        read(`| a | b |\n${line}\n${line}\n- b`);
        expect([begun, run.slice(0, 2), performance.now() - before < 10_000]).toEqual([
          begun,
          run.slice(0, 2),
          true,
        ]);
      }
    }
  });
});
