import { expect, it } from 'vitest';
import type { PlanBlock } from './book-document.ts';
import { directionOf, directionOfWords } from './direction-of.ts';

const words = (text: string) => [{ kind: 'text', text } as const];
const paragraph = (text: string): PlanBlock => ({ kind: 'paragraph', children: words(text) });
const item = (...children: PlanBlock[]) => ({ checked: null, children });

it.each<[string, PlanBlock[], 'rtl' | 'auto' | undefined]>([
  ['nothing', [], undefined],
  ['figures', [paragraph('1990: $290')], undefined],
  ['English', [paragraph('1. hello שלום')], 'auto'],
  ['Hebrew', [paragraph('1. שלום hello')], 'rtl'],
  ['Arabic', [paragraph('«مرحبا»')], 'rtl'],
  ['Greek', [paragraph('Καλημέρα שלום')], 'auto'],
  ['a rule and a heading', [{ kind: 'rule' }, { kind: 'heading', depth: 2, children: words('שלום') }], 'rtl'],
  [
    'a quote in a list',
    [{ kind: 'list', start: null, items: [item(), item({ kind: 'quote', children: [paragraph('שלום')] })] }],
    'rtl',
  ],
  ['code', [{ kind: 'code', text: 'let שלום' }], 'auto'],
  ['a table', [{ kind: 'table', rows: [[words('2'), words('שלום')], [words('a')]] }], 'rtl'],
])('the direction of %s', (_, blocks, direction) => {
  expect(directionOf(blocks)).toBe(direction);
});

it('is that of the words in strong ones and links too', () => {
  expect(directionOfWords([{ kind: 'strong', children: [...words('שלום')] }])).toBe('rtl');
  expect(directionOfWords(words('$290'))).toBeUndefined();
});
