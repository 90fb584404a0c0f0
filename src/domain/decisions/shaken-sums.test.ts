import { expect, it } from 'vitest';
import type { FactName } from '#domain/facts/fact-names.ts';
import { shakenSums } from './shaken-sums.ts';

const shaken = (plan: string, fact: FactName, old: string, next: string, terms?: string) =>
  shakenSums(plan, { fact, old, next, terms });

it.each<[string, string, FactName, string, string, string | undefined, boolean]>([
  ['the sum of the payments', 'In all $300.', 'offerPrice', '$290', '$350', 'two payments of $150', true],
  ['what parts cost more', 'That is $10 more.', 'offerPrice', '$290', '$350', 'two payments of $150', true],
  ['half of the old price', 'Each pays $145.', 'offerPrice', '$290', '$350', 'two payments of $150', true],
  [
    'price and payment in one',
    'Pay $290, or $150 twice.',
    'offerPrice',
    '$290',
    '$350',
    'two payments of $150',
    true,
  ],
  [
    'a sum that is right with the new price',
    'Two payments come to $300, so this way costs $10 more.',
    'offerPrice',
    '$280',
    '$290',
    'two payments of $150',
    false,
  ],
  [
    'the same sum with the old price next to it',
    'Pay $280, or $300 in two payments, $10 more.',
    'offerPrice',
    '$280',
    '$290',
    'two payments of $150',
    true,
  ],
  ['the price alone', 'Pay $290.', 'offerPrice', '$290', '$350', 'two payments of $150', false],
  ['a payment alone', 'Then $150.', 'offerPrice', '$290', '$350', 'two payments of $150', false],
  ['another amount', 'The songbook is $35.', 'offerPrice', '$290', '$350', 'two payments of $150', false],
  ['nothing is free of it', 'It is $0 today.', 'offerPrice', '$300', '$350', 'two payments of $150', false],
  [
    'payments that change',
    'In all $300.',
    'paymentTerms',
    'two payments of $150',
    'two payments of $145',
    undefined,
    true,
  ],
  ['the price of the event', 'In all $40.', 'eventPrice', '$38', '$45', 'two payments of $20', true],
  ['the price of the program', 'In all $40.', 'programPrice', '$38', '$45', 'two payments of $20', true],
  [
    'the same price in words',
    'In all $300.',
    'offerPrice',
    '$290',
    '290 dollars',
    'two payments of $150',
    false,
  ],
  ['no number before', 'In all $300.', 'offerPrice', 'to be decided', '$350', 'two payments of $150', false],
  ['no number after', 'In all $300.', 'offerPrice', '$290', 'to be decided', 'two payments of $150', false],
  ['a fact that is no money', 'In all $300.', 'places', '290', '350', 'two payments of $150', false],
])('%s', (_, sentence, fact, old, next, terms, isShaken) => {
  expect(shaken(`Words first.\n\n${sentence}`, fact, old, next, terms)).toEqual(isShaken ? [sentence] : []);
});

it('a plan that was written with the new price, and never says the old one, computes with it', () => {
  const plan = 'It is $480, or three payments of $170.\n\nThree payments come to $510 in all.';
  const terms = 'three payments of $170';
  expect(shaken(plan, 'offerPrice', '$450', '$480', terms)).toEqual([]);
  expect(shaken(`${plan}\n\nThey pay $450.`, 'offerPrice', '$450', '$480', terms)).toEqual([
    'Three payments come to $510 in all.',
  ]);
});

it('what is still open is left alone', () => {
  const plan = '## Still to confirm\n\n- In all $300?';
  expect(shaken(plan, 'offerPrice', '$290', '$350', 'two payments of $150')).toEqual([]);
});
