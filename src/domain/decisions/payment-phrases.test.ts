import { expect, it } from 'vitest';
import { replaceAll } from '#domain/checks/replace-value.ts';
import { paymentReplacements, shakenByPayments } from './payment-phrases.ts';

const OLD = 'two payments of $95';
const NEW = 'two payments of $90';
const rewritten = (plan: string, old = OLD, next = NEW) =>
  replaceAll(plan, paymentReplacements(plan, old, next));

it.each([
  ['$180, or two payments of $95; money back.', '$180, or two payments of $90; money back.'],
  ['Two payments of $95.', 'Two payments of $90.'],
  ['- **Terms:** 2 x $95, by link', '- **Terms:** 2 x $90, by link'],
  ['| Table | $180 or two payments of $95 |', '| Table | $180 or two payments of $90 |'],
])('payments are changed where they stand, and nothing else: %s', (plan, after) => {
  expect(rewritten(plan)).toBe(after);
});

it.each([
  ['other words for them', 'The first $95 is due today.'],
  ['another number of payments', 'Three payments of $95.'],
  ['another amount', 'Two payments of $950.'],
  ['both in one sentence', 'It was two payments of $95, now two payments of $90.'],
  ['both behind one number', 'Price: Open, two payments of $95 or $90.'],
  ['what is still open', '## Still to confirm\n\n- Are two payments of $95 right?'],
])('%s: left alone', (_, plan) => expect(rewritten(plan)).toBe(plan));

it('another number of payments is spelled out, capitalized as before', () => {
  const plan = 'Two payments of $95. It takes two payments of $95.';
  expect(rewritten(plan, OLD, 'three payments of $60')).toBe(
    'Three payments of $60. It takes three payments of $60.',
  );
});

it('terms without payments, or with two kinds of them, are written nowhere', () => {
  expect(paymentReplacements('Two payments of $95.', OLD, 'in full, today')).toEqual([]);
  expect(paymentReplacements('Two payments of $95.', OLD, `${NEW} or three payments of $60`)).toEqual([]);
});

it.each([
  ['the old payment in other words', 'A word about your second $95.', true],
  ['what they came to', 'In all $190.', true],
  ['what they cost more', 'It is $180, or in parts, $10 more.', true],
  ['what all of them came to', 'It is $2,090 if all eleven choose two payments of $95.', true],
  ['the payments alone, which are changed', 'It is $180, or two payments of $95.', false],
  ['the price', "It's $180, and one of the twelve chairs is free.", false],
  ['what is still open', '## Still to confirm\n\n- Is $95 right?', false],
])('to look at: %s', (_, plan, isShaken) => {
  expect(shakenByPayments(plan, OLD, NEW)).toEqual(isShaken ? [plan] : []);
});

it('where nothing can replace the payments, each sentence that names them is listed', () => {
  const plan = 'It is $180, or two payments of $95.';
  expect(shakenByPayments(plan, OLD, 'in full, today')).toEqual([plan]);
  expect(shakenByPayments(plan, OLD, 'Two payments of $95')).toEqual([]);
});
