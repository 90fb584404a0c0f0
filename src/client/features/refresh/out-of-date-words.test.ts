import { expect, it } from 'vitest';
import { outOfDateWords } from './out-of-date-words.ts';

it('names what changed: answers, facts by their names, earlier topics by their titles', () => {
  const price = { mark: 'offerPrice', name: 'Price', value: '$340' };
  expect(outOfDateWords(['answers', price, 'audience'])).toBe(
    'Written before you changed your answers, “Price” in My facts, and Identify Your Audience',
  );
});
