import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checklistOf, tick } from '#domain/plan/checklist.ts';
import { fillGap, gapsIn } from '#domain/plan/gaps/gaps.ts';
import { growDocument } from '#domain/plan/grow-document.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { plainText } from '#domain/plan/render/book-text.ts';
import { sectionsOf } from '#domain/plan/sections.ts';
import { arbitraryMarkdown } from '#domain/plan/testing/arbitrary-markdown.ts';
import { roundsOf } from '#harness/rounds.ts';
import { readPlan } from './markdown-reader.ts';
import { recordedPlans } from './testing/recorded-plans.ts';

const RUNS = { numRuns: 400 };
// A streamed text is parsed hundreds of times.
const PIECES = { numRuns: roundsOf('PLAN_PIECES', { usual: 150, full: 1_500 }) };
// An AI's plan has dozens of boxes and takes a hundredth of a second to parse: with all of them ticked, once.
const READ_FOR_EACH_BOX = 2_000;
// Parsed once for all tests: no test changes a plan.
const PLANS = recordedPlans().map(({ text }) => ({ text, plan: readPlan(text) }));
// Tried in every run, since random texts rarely have these: code after a list, and a number that becomes an item.
const HARD: [string, number[]][] = [
  ['+\n\n\n\tword\n    word\n', [18, 1, 1, 1, 1]],
  ['1. first\n\n2. second\n', [11, 1, 1, 1, 1]],
];
const shown = ({ blocks }: PlanDocument) => plainText(blocks.map(({ block }) => block));

function changedAt(a: string, b: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) if (a[at] !== b[at]) places.push(at);
  return places;
}

/** Like `toEqual`, which is slower than parsing the plan. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

function everyPlan(check: (plan: PlanDocument, text: string) => void): void {
  for (const { text, plan } of PLANS) check(plan, text);
  fc.assert(
    fc.property(arbitraryMarkdown, (text) => check(readPlan(text), text)),
    RUNS,
  );
}

describe('a plan as a document', () => {
  it('keeps its text, and its blocks are in order', () => {
    everyPlan((document, text) => {
      expect(document.text).toBe(text);
      let end = 0;
      for (const { range } of document.blocks) {
        expect(range.start).toBeGreaterThanOrEqual(end);
        expect(range.end).toBeGreaterThan(range.start);
        end = range.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    });
  });

  it('consists of its sections, which join without a gap', () => {
    everyPlan((plan, text) => {
      const sections = sectionsOf(plan);
      for (const [index, { range }] of sections.entries()) {
        expect(range.end).toBe(sections[index + 1]?.range.start ?? text.length);
      }
    });
  });

  it('gives the same result in chunks, however it is split', { timeout: 180_000 }, () => {
    // A link or footnote definition changes the text before it: nobody can know that in advance.
    const withoutDefinitions = arbitraryMarkdown.filter((text) => !/\]:/.test(text));
    const texts = fc.oneof(withoutDefinitions, fc.constantFrom(...PLANS.map(({ text }) => text)));
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 5 }), (text, sizes) => {
        let document: PlanDocument = { text: '', blocks: [] };
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          at = Math.min(text.length, at + (sizes[turn % sizes.length] ?? 1) * Math.ceil(text.length / 400));
          document = growDocument(document, text.slice(0, at), readPlan);
        }
        expectSame(document.blocks, readPlan(text).blocks);
      }),
      { ...PIECES, examples: HARD },
    );
  });

  it('starts over when the text is a different one', () => {
    const before = readPlan('## One\n\nfirst\n\nsecond\n');
    expect(growDocument(before, '## Two', readPlan)).toEqual(readPlan('## Two'));
  });
});

describe('ticking', () => {
  it('changes one character, and back again none', { timeout: 180_000 }, () => {
    everyPlan((document, text) => {
      const before = checklistOf(document);
      let all = document;
      for (const { at, isTicked } of before) {
        const ticked = tick(document, at, !isTicked);
        expect(ticked.text.length).toBe(text.length);
        expect(changedAt(text, ticked.text)).toEqual([at]);
        const after = before.map((item) => (item.at === at ? { ...item, isTicked: !isTicked } : item));
        expectSame(checklistOf(ticked), after);
        if (text.length < READ_FOR_EACH_BOX) expectSame(ticked.blocks, readPlan(ticked.text).blocks);
        if (text[at] !== 'X') expectSame(tick(ticked, at, isTicked), document);
        all = tick(all, at, !isTicked);
      }
      expectSame(all.blocks, readPlan(all.text).blocks);
    });
  });

  it('finds every kind of box, also in nested items and in quotes', () => {
    const text = '- [ ] a\n  - [x] b\n1. [X] c\n\n> * [ ] d\n\n-\n  [ ] e\n\n- [ ]\n  f\n- [\n] g\n- [] h\n';
    expect(checklistOf(readPlan(text)).map((item) => `${item.text} ${item.isTicked}`)).toEqual([
      'a false',
      'b true',
      'c true',
      'd false',
      'e false',
      'f false',
    ]);
  });
});

describe('gaps', () => {
  it('are ranges of the text, and filling one changes nothing around it', () => {
    everyPlan((plan, text) => {
      for (const { block } of plan.blocks) {
        for (const [, start, end] of JSON.stringify(block).matchAll(/"start":(\d+),"end":(\d+)/g)) {
          const range = { start: Number(start), end: Number(end) };
          expect(text.slice(range.start, range.end)).toMatch(/^\[ADD:.*\]$/);
          const filled = fillGap(text, { range }, 'May 6');
          expect(filled.startsWith(text.slice(0, range.start))).toBe(true);
          expect(filled.endsWith(`May 6${text.slice(range.end)}`)).toBe(true);
        }
      }
    });
  });

  it.each([
    'Write to [ADD: x] today.',
    '[ADD: x]',
    '- [ ] [ADD: x]',
    '- **Price:** [ADD: x]',
    '| a | b |\n|---|---|\n| [ADD: x] | c |',
    '## [ADD: x]',
    '> [ADD: x]',
  ])('take any words as words: %s', (text) => {
    const [gap] = gapsIn(text);
    if (!gap) throw new Error('no gap');
    const mark = 'MARK';
    const around = shown(readPlan(fillGap(text, gap, mark)));
    const typed = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        '**now**',
        '1. May',
        '- x',
        '# y',
        'a|b',
        '[x](y)',
        '<b>',
        '&amp;',
        '\\',
        '_a_',
        '```',
        '> q',
        '=',
        '+1',
      ),
    );
    fc.assert(
      fc.property(typed, (words) => {
        const line = words.replaceAll('\0', '').trim().replace(/\s+/g, ' ');
        fc.pre(line !== '');
        // The underline of a heading must not depend on the heading's length.
        const plain = (all: string) => all.replace(/\n-+$/, '');
        expect(plain(shown(readPlan(fillGap(text, gap, line))))).toBe(
          plain(around).replace(mark, () => line),
        );
      }),
      RUNS,
    );
  });

  it('are no gaps where brackets mean something else', () => {
    const text = '\\[ADD: a] [ADD: b](https://example.com) `[ADD: c]` [ADD] [add: d]\n\n```\n[ADD: e]\n```\n';
    const drawn = JSON.stringify(readPlan(text).blocks).matchAll(/"kind":"gap","need":"([^"]*)"/g);
    expect([...drawn].map(([, need]) => need)).toEqual(['d']);
  });
});
