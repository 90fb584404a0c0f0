import { expect, it } from 'vitest';
import type { PlanBlock, PlanInline } from '#domain/plan/book-document.ts';
import { folded, headingKey, partOf } from './part-words.ts';
import { createShareSchema } from './share-schema.ts';

const text = (words: string): PlanInline => ({ kind: 'text', text: words });
const paragraph = (...children: PlanInline[]): PlanBlock => ({ kind: 'paragraph', children });
const wordsOf = (heading: string | null, ...blocks: PlanBlock[]) =>
  partOf({
    heading,
    range: { start: 0, end: 0 },
    blocks: blocks.map((block) => ({ block, range: { start: 0, end: 0 } })) as never,
  });

it('a part is what somebody reads aloud of each kind of block, without its heading', () => {
  const blocks: PlanBlock[] = [
    { kind: 'heading', depth: 2, children: [text('Who it is for')] },
    { kind: 'heading', depth: 3, children: [text('In short')] },
    paragraph(
      text('Adults '),
      { kind: 'strong', children: [text('who start')] },
      { kind: 'break' },
      text('late'),
    ),
    { kind: 'quote', children: [paragraph(text('Nobody is')), paragraph(text('too old.'))] },
    { kind: 'code', text: 'C  D E' },
    { kind: 'rule' },
    {
      kind: 'table',
      rows: [
        [[text('Day')], [text('Call')]],
        [[text('Monday')], [{ kind: 'code', text: '6 pm' }]],
      ],
    },
    {
      kind: 'list',
      start: null,
      items: [
        { checked: true, children: [paragraph(text('Ask Luis'))] },
        { checked: null, children: [paragraph({ kind: 'gap', need: 'the link' } as PlanInline)] },
      ],
    },
  ];
  expect(wordsOf('Who it is for', ...blocks)).toEqual({
    heading: 'Who it is for',
    words: 'In short Adults who start late Nobody is too old. C D E Day Call Monday 6 pm Ask Luis (the link)',
  });
  expect(wordsOf(null, paragraph(text('Before it all')))).toEqual({ heading: '', words: 'Before it all' });
});

it('blanks and extra white space are no words; a short line of underscores is', () => {
  expect(folded('  Call ______ (the link)\n at  six ')).toBe('Call (the link) at six');
  expect(folded('a _____ b')).toBe('a _____ b');
});

it('a heading keeps its key when it is numbered, marked or spelled otherwise', () => {
  expect(['2. Who it is for', 'WHO IT IS FOR', 'Who it is for:'].map(headingKey)).toEqual(
    Array.from({ length: 3 }, () => headingKey('Who it is for')),
  );
  expect(headingKey('2027 in short')).not.toBe(headingKey('in short'));
});

it('a link opens at least one plan or the one page', () => {
  const asked = { forName: 'Ruth', types: ['identity'], hasLaunchPage: false, mayComment: true, days: 14 };
  const isTaken = (given: object) => createShareSchema.safeParse({ ...asked, ...given }).success;
  expect([isTaken({}), isTaken({ types: [], hasLaunchPage: true }), isTaken({ types: [] })]).toEqual([
    true,
    true,
    false,
  ]);
});
