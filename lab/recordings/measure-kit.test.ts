import { expect, it } from 'vitest';
import { measureKit } from './measure-kit.ts';

it.each([
  ['kit-by-hand.json', 0.97, 0.95, 0.95],
  ['kit-unseen.json', 0.9, 0.9, 0.9],
])('the pieces of %s are found, in their channels', (list, precision, recall, channel) => {
  const found = measureKit(list);
  expect(found.right).toBeGreaterThan(60);
  expect(found.precision).toBeGreaterThanOrEqual(precision);
  expect(found.recall).toBeGreaterThanOrEqual(recall);
  expect(found.channel).toBeGreaterThanOrEqual(channel);
});
