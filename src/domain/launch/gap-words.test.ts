import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { MONDAY, sampleBlueprint, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { blankLaunch } from './change-launch.ts';
import {
  askedFor,
  everywhereOf,
  gapWordsFor,
  keepGapWords,
  placeOf,
  strayGapWords,
  withoutNeed,
  withoutPlace,
  withoutStray,
  withStray,
} from './gap-words.ts';
import { launchKind } from './launch-kind.ts';
import { launchSchema } from './launch-schema.ts';

const blank = blankLaunch(MONDAY);
const PRICE = everywhereOf('your price');
const keep = (launch: typeof blank, of: string, words: string) => keepGapWords(launch, of, words, TUESDAY);

describe('words for a gap', () => {
  it('are kept as typed, found again, and gone when they are filled in', () => {
    const typed = keep(blank, PRICE, ' $290 or');
    expect(gapWordsFor(typed, PRICE)).toBe(' $290 or');
    expect(gapWordsFor(typed, everywhereOf('date'))).toBe('');
    expect(launchSchema.safeParse(typed).error).toBeUndefined();
    expect(keep(typed, PRICE, '')).toEqual({ ...blank, updatedAt: TUESDAY });
  });

  it('belong to one place: the same gap further down the plan, or in the list, has its own', () => {
    const plan = 'From [ADD: price].\n\nUp to [ADD: the price].';
    const [first, second] = gapsIn(plan).map((gap) => placeOf('brand', plan, gap));
    expect(new Set([first, second, everywhereOf('price')]).size).toBe(3);
    const typed = keep(blank, first ?? '', '$290');
    expect(gapWordsFor(typed, second ?? '')).toBe('');
    expect(gapWordsFor(typed, everywhereOf('price'))).toBe('');
  });

  it('of the other places stay with them when one is filled in, and go when all are', () => {
    const two = keep(keep(keep(blank, 'brand/0/price', 'first'), 'brand/1/price', 'second'), PRICE, 'all');
    expect(withoutPlace(two, 'brand/0/price', TUESDAY).gapWords).toEqual([
      { of: 'brand/0/price', words: 'second' },
      { of: '*/price', words: 'all' },
    ]);
    expect(withoutPlace(two, 'brand/1/price', TUESDAY).gapWords).toEqual([
      { of: 'brand/0/price', words: 'first' },
      { of: '*/price', words: 'all' },
    ]);
    const dated = keep(two, 'brand/0/date', 'May');
    expect(withoutNeed(dated, 'the price', TUESDAY).gapWords).toEqual([{ of: 'brand/0/date', words: 'May' }]);
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
    expect(() => keep(blank, PRICE, 'x'.repeat(2_001))).toThrow(
      'A gap takes up to 2,000 characters. Shorten this, or it can’t be saved or filled in.',
    );
    const full = Array.from({ length: 40 }, (_, index) => everywhereOf(`thing ${index}`)).reduce(
      (launch, of) => keep(launch, of, 'x'),
      blank,
    );
    const sentence =
      'You have words waiting for 40 gaps already. Fill one of those in, or remove words at the end of Gaps, then try this one again.';
    expect(() => keep(full, PRICE, 'x')).toThrow(sentence);
    expect(() => withStray(full, { of: PRICE, words: 'x' }, TUESDAY)).toThrow(sentence);
    expect(keep(full, everywhereOf('thing 7'), 'y').gapWords).toHaveLength(40);
    expect(keep(full, everywhereOf('thing 7'), '').gapWords).toHaveLength(39);
  });

  it('stay when their gap is gone from all plans, are shown, and go only when they are removed', () => {
    const plan = 'From [ADD: price].\n\nUp to [ADD: the price].';
    const typed = [
      PRICE,
      'identity/1/price',
      'identity/2/price',
      'brand/0/price',
      everywhereOf('the day'),
    ].reduce((launch, of) => keep(launch, of, of), blank);
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

  it('from two devices are all kept: for two gaps, and for one', () => {
    const merge = (mine: typeof blank, theirs: typeof blank) =>
      mergeDocuments(launchKind, keep(blank, PRICE, '$'), mine, theirs);
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
