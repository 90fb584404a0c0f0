import { describe, expect, it } from 'vitest';
import { paymentSum, sumChoices } from './payment-sum.ts';

describe('payments and the price', () => {
  it.each([
    ['$290', 'two payments of $150', 'two payments of $145'],
    ['$290', 'in full, or 2 payments of $150, by card', 'in full, or 2 payments of $145, by card'],
    ['€1,200', 'three monthly payments of €350', 'three monthly payments of €400'],
    ['$210', 'three payments of seventy-five dollars', 'three payments of $70'],
    ['A$240', 'three instalments of A$85', 'three instalments of A$80'],
    ['$290', 'three payments of $99', null],
    ['$100', 'three payments of $50', null],
    ['$290', 'two payments of 2', 'two payments of 145'],
    ['$30', '10 payments of 10', '10 payments of 3'],
    ["$290, we say $' and $&", 'two payments of $150', 'two payments of $145'],
    ['$290', "$& two payments of $150 $'", "$& two payments of $145 $'"],
  ])('%s against %s: %s would come to it', (price, terms, offered) => {
    expect(paymentSum(price, terms)).toMatchObject({ advice: { rule: 'payments-differ' }, offered });
  });

  it.each([
    ['$290', 'two payments of $145'],
    // Rounded to whole dollars.
    ['$290', 'three payments of $97'],
    ['$290', 'three payments of $96'],
    ['$290', 'in full'],
    // The sum is said, and so is known.
    ['$397', '$397 in full or 3 payments of $145 ($435)'],
    ['$290', undefined],
    ['to be decided', 'two payments of $150'],
    [undefined, 'two payments of $150'],
    ['free', 'two payments of $150'],
  ])('nothing to say about %s and %s', (price, terms) => {
    expect(paymentSum(price, terms)).toBeNull();
  });

  it('says what it added up', () => {
    expect(paymentSum('$290', 'two payments of $150')?.advice).toEqual({
      rule: 'payments-differ',
      total: 300,
      price: 290,
      count: 2,
      each: 150,
    });
    expect(paymentSum('$300', 'three payments of $99')?.advice.total).toBe(297);
  });

  it('given values come first, and offered ones have no source', () => {
    expect(sumChoices('two of $150', [], null)).toEqual([{ value: 'two of $150', origins: [] }]);
    expect(sumChoices('two of $150', [], 'two of $145')).toEqual([
      { value: 'two of $150', origins: [] },
      { value: 'two of $145', origins: [], isOffered: true },
    ]);
  });
});
