import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { MONDAY, sampleBlueprint, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { blankFactSheet } from './fact-sheet.ts';
import { factSheetSchema } from './fact-sheet-schema.ts';
import { factsKind } from './facts-kind.ts';
import {
  askedFor,
  everywhereOf,
  gapWordsFor,
  gapWordsProblem,
  goneGapWords,
  keepGapWords,
  placeOf,
  strayGapWords,
  withoutNeed,
  withoutPlace,
  withoutStray,
  withStray,
  withWordsBack,
} from './gap-words.ts';

const blank = blankFactSheet(MONDAY);
const PRICE = everywhereOf('your price');
const keep = (sheet: typeof blank, of: string, words: string) => keepGapWords(sheet, of, words, TUESDAY);

describe('words for a gap', () => {
  it('are stored as typed, found again, and removed when they are filled in', () => {
    const typed = keep(blank, PRICE, ' $290 or');
    expect(gapWordsFor(typed, PRICE)).toBe(' $290 or');
    expect(gapWordsFor(typed, everywhereOf('date'))).toBe('');
    expect(factSheetSchema.safeParse(typed).error).toBeUndefined();
    expect(keep(typed, PRICE, '')).toEqual({ ...blank, updatedAt: TUESDAY });
  });

  it('belong to one place: the same gap further down the plan, or in the list, has its own words', () => {
    const plan = 'From [ADD: price].\n\nUp to [ADD: the price].';
    const [first, second] = gapsIn(plan).map((gap) => placeOf('brand', plan, gap));
    expect(new Set([first, second, everywhereOf('price')]).size).toBe(3);
    const typed = keep(blank, first ?? '', '$290');
    expect(gapWordsFor(typed, second ?? '')).toBe('');
    expect(gapWordsFor(typed, everywhereOf('price'))).toBe('');
  });

  it('of the other places stay with them when one is filled in, and with their words when all are', () => {
    const two = keep(keep(keep(blank, 'brand/0/price', 'first'), 'brand/1/price', 'second'), PRICE, 'all');
    expect(withoutPlace(two, 'brand/0/price', 'first', TUESDAY).gapWords).toEqual([
      { of: 'brand/0/price', words: 'second' },
      { of: '*/price', words: 'all' },
    ]);
    expect(withoutPlace(two, 'brand/1/price', 'second', TUESDAY).gapWords).toEqual([
      { of: 'brand/0/price', words: 'first' },
      { of: '*/price', words: 'all' },
    ]);
    const dated = keep(keep(two, 'brand/0/date', 'May'), 'sales/0/price', 'all');
    expect(withoutNeed(dated, 'the price', 'all', TUESDAY).gapWords).toEqual([
      { of: 'brand/0/price', words: 'first' },
      { of: 'brand/1/price', words: 'second' },
      { of: 'brand/0/date', words: 'May' },
    ]);
  });

  it('that are not the ones filled in stay, and are shown to nobody as words for another place', () => {
    const two = keep(keep(blank, 'brand/0/price', 'first'), 'brand/1/price', 'second');
    const filled = withoutPlace(two, 'brand/0/price', 'something else', TUESDAY);
    expect(gapWordsFor(filled, 'brand/0/price')).toBe('second');
    const plan = sampleBlueprint({ type: 'brand', output: 'At [ADD: price].' });
    expect(strayGapWords(filled, [plan]).map(({ words }) => words)).toEqual(['first']);
  });

  it('from two devices, shown in one box and filled in together, are all gone', () => {
    const both = { ...blank, gapWords: ['a', 'b'].map((words) => ({ of: PRICE, words })) };
    expect(withoutNeed(both, 'price', gapWordsFor(both, PRICE), TUESDAY).gapWords).toBeUndefined();
    expect(withoutNeed(both, 'price', 'a', TUESDAY).gapWords).toEqual([{ of: PRICE, words: 'b' }]);
  });

  it('come back to where they were typed when what was filled in is undone', () => {
    const before = keep(keep(keep(blank, 'brand/0/price', '$290'), PRICE, '$290'), 'brand/1/price', '$5');
    const after = withoutNeed(before, 'price', '$290', TUESDAY);
    const gone = goneGapWords(before, after);
    expect(gone.map(({ of }) => of)).toEqual(['brand/0/price', PRICE]);
    const undone = withWordsBack(after, gone, { of: PRICE, words: '$290' }, TUESDAY);
    expect([...(undone.gapWords ?? [])].sort((a, b) => a.of.localeCompare(b.of))).toEqual(
      [...(before.gapWords ?? [])].sort((a, b) => a.of.localeCompare(b.of)),
    );
    expect(withWordsBack(after, [], { of: PRICE, words: '$290' }, TUESDAY).gapWords).toHaveLength(2);
    expect(withWordsBack(undone, gone, { of: PRICE, words: '$290' }, TUESDAY).gapWords).toHaveLength(3);
  });

  it('are found again when words were added above their gap', () => {
    const [gap] = gapsIn('At [ADD: price].');
    const [moved] = gapsIn('New words.\n\nAt [ADD: price].');
    if (!gap || !moved) throw new Error('no gap');
    expect(placeOf('brand', 'At [ADD: price].', gap)).toBe(
      placeOf('brand', 'New words.\n\nAt [ADD: price].', moved),
    );
  });

  it('have a limit, said in a sentence', () => {
    expect(gapWordsProblem('x'.repeat(2_000))).toBeUndefined();
    expect(gapWordsProblem('x'.repeat(2_001))).toBe('gap-words-too-long');
    const long = keep(blank, PRICE, 'x'.repeat(2_001));
    expect(gapWordsFor(long, PRICE)).toHaveLength(2_001);
    expect(factSheetSchema.safeParse(long).error?.issues.map(({ message }) => message)).toEqual([
      'gap-words-too-long',
    ]);
    const full = Array.from({ length: 40 }, (_, index) => everywhereOf(`thing ${index}`)).reduce(
      (sheet, of) => keep(sheet, of, 'x'),
      blank,
    );
    const sentence =
      'You’ve started filling in 40 gaps. Finish one, or clear leftover text at the bottom of My facts, then try again.';
    expect(() => keep(full, PRICE, 'x')).toThrow(sentence);
    expect(() => withStray(full, { of: PRICE, words: 'x' }, TUESDAY)).toThrow(sentence);
    expect(keep(full, everywhereOf('thing 7'), 'y').gapWords).toHaveLength(40);
    expect(keep(full, everywhereOf('thing 7'), '').gapWords).toHaveLength(39);
  });

  it('stay and are shown when their gap is gone from all plans, until they are removed', () => {
    const plan = 'From [ADD: price].\n\nUp to [ADD: the price].';
    const typed = [
      PRICE,
      'identity/1/price',
      'identity/2/price',
      'brand/0/price',
      everywhereOf('the day'),
    ].reduce((sheet, of) => keep(sheet, of, of), blank);
    const stray = strayGapWords(typed, [
      sampleBlueprint({ output: plan }),
      sampleBlueprint({ type: 'brand' }),
    ]);
    expect(stray.map(askedFor)).toEqual(['price', 'price', 'day']);
    expect(stray.map(({ words }) => words)).toEqual(['identity/2/price', 'brand/0/price', '*/day']);
    expect(strayGapWords(typed, [])).toHaveLength(5);
    expect(strayGapWords(null, [])).toEqual([]);

    const [second] = stray.slice(1);
    if (!second) throw new Error('nothing is left over');
    const fewer = withoutStray(typed, second, TUESDAY);
    expect(fewer.gapWords?.map(({ of }) => of)).toEqual([
      PRICE,
      'identity/1/price',
      'identity/2/price',
      '*/day',
    ]);
    expect(withStray(fewer, second, TUESDAY).gapWords).toContainEqual(second);
  });

  it('from two devices, for one gap that is gone, are removed one by one', () => {
    const both = {
      ...blank,
      gapWords: [
        { of: PRICE, words: '$290' },
        { of: PRICE, words: '$300' },
      ],
    };
    expect(withoutStray(both, { of: PRICE, words: '$290' }, TUESDAY).gapWords).toEqual([
      { of: PRICE, words: '$300' },
    ]);
  });

  it('from two devices for one gap are merged by word, and nothing is said twice', () => {
    const base = keep(keep(blank, PRICE, '$290 for ten weeks'), '*/date', 'May');
    const [mine, theirs] = [
      keep(base, PRICE, '$290 for all ten weeks'),
      keep(base, PRICE, '$290 for ten weeks, with songbook'),
    ];
    for (const [here, there] of [[mine, theirs] as const, [theirs, mine] as const]) {
      const { merged, conflicts } = mergeDocuments(factsKind, base, here, there);
      expect(conflicts).toEqual([]);
      expect(gapWordsFor(merged, PRICE)).toBe('$290 for all ten weeks, with songbook');
      expect(gapWordsFor(merged, '*/date')).toBe('May');
    }
    const long = keep(blank, PRICE, `a ${'b '.repeat(940)}c`);
    const [left, right] = [`x ${'y '.repeat(40)}`, ` ${'z '.repeat(40)}`];
    const apart = mergeDocuments(
      factsKind,
      long,
      keep(long, PRICE, left + gapWordsFor(long, PRICE)),
      keep(long, PRICE, gapWordsFor(long, PRICE) + right),
    ).merged;
    expect(apart.gapWords).toHaveLength(2);
    expect(factSheetSchema.safeParse(apart).error).toBeUndefined();
  });

  it('from two devices are all kept: for two gaps, and for one', () => {
    const merge = (mine: typeof blank, theirs: typeof blank) =>
      mergeDocuments(factsKind, keep(blank, PRICE, '$'), mine, theirs);
    const base = keep(blank, PRICE, '$');
    const apart = merge(keep(base, '*/date', 'May'), keep(base, PRICE, '$290'));
    expect(apart.conflicts).toEqual([]);
    expect(gapWordsFor(apart.merged, PRICE)).toBe('$290');
    expect(gapWordsFor(apart.merged, '*/date')).toBe('May');
    const both = merge(keep(base, PRICE, '$300'), keep(base, PRICE, '$290'));
    expect(gapWordsFor(both.merged, PRICE)).toBe('$290\n$300');
    const filledHere = merge(keep(base, PRICE, ''), keep(base, PRICE, '$290'));
    expect(gapWordsFor(filledHere.merged, PRICE)).toBe('$290');
  });
});
