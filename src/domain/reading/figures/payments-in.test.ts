import { describe, expect, it } from 'vitest';
import { partsIn, paymentsIn, termsIn } from './payments-in.ts';

describe('a price in parts', () => {
  it.each([
    ['five payments of two fifty one a month', [[5, 250]]],
    ['3 payments of 99', [[3, 99]]],
    ['2 checks of $150', [[2, 150]]],
    ['two payments of one fifty', [[2, 150]]],
    ['three payments of NZ$220', [[3, 220]]],
    ['two halves of €110', [[2, 110]]],
    ['$900 x 12 = $10,800', []],
    ['3 checks of the list', []],
  ])('that are alike: %s', (text, parts) =>
    expect(paymentsIn(text).map(({ count, each }) => [count, each])).toEqual(parts),
  );

  it.each([
    ['$50 down and then two payments of $40', 130, 3],
    ['99/mo x 3', 297, 3],
    ['$99 a month for 3 months', 297, 3],
    ['$45 a week for 8 weeks', 360, 8],
    ['$60 x 3', 180, 3],
    ['$45 each Tuesday for the 10 weeks', 450, 10],
    ['NZ$99 a month for 3 months', 297, 3],
    ['$100 deposit and $150 on the first night', 250, 2],
  ])('that come to a sum: %s', (text, total, count) => {
    expect(partsIn(text)[0]).toMatchObject({ total, count });
    expect(termsIn(`It is ${text}`)).toBe(text);
  });

  it.each([['$99 a month for 12 months'], ['$99 a month'], ['45 minutes x 3'], ['$900 x 2 = $1,800']])(
    'not the price of a year, nor a sum: %s',
    (text) => expect(partsIn(text)).toEqual([]),
  );
});
