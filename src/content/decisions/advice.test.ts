import { expect, it } from 'vitest';
import type { Advice } from '#domain/decisions/decision.ts';
import { adviceWords } from './advice.ts';

// One line each, naming what to do or what to choose.
it.each<[Advice, string]>([
  [
    { rule: 'closes-before-event', day: '2027-03-12', other: '2027-03-13' },
    'Sign-up closes the day before your event. Most people decide after it: close a few days later?',
  ],
  [
    { rule: 'closes-before-event', day: '2027-03-10', other: '2027-03-13' },
    'Sign-up closes 3 days before your event. Most people decide after it: close a few days later?',
  ],
  [
    { rule: 'closes-after-start', day: '2027-03-22', other: '2027-03-22' },
    'Sign-up closes on the day you start. Close it a few days before, so that everyone can get ready?',
  ],
  [
    { rule: 'closes-after-start', day: '2027-03-23', other: '2027-03-22' },
    'Sign-up closes after you start. Close it a few days before, so that everyone can get ready?',
  ],
  [
    { rule: 'closes-before-opening', day: '2027-03-01', other: '2027-03-08' },
    'Sign-up closes before it opens on Monday, March 8, 2027. Which date is right?',
  ],
  [{ rule: 'on-rest-day', day: '2027-03-14' }, 'Sunday, March 14, 2027 is one of your rest days.'],
  [
    { rule: 'on-avoided-day', day: '2027-02-16' },
    'Tuesday, February 16, 2027 falls in a time you’re keeping free.',
  ],
  [{ rule: 'in-the-past', day: '2026-03-13' }, 'Friday, March 13, 2026 has already passed.'],
  [
    { rule: 'payments-differ', total: 300, price: 290, count: 2, each: 150 },
    'The 2 payments come to $300, $10 more than your price of $290.',
  ],
  [
    { rule: 'payments-differ', total: 280, price: 290, count: 2, each: 140 },
    'The 2 payments come to $280, $10 less than your price of $290.',
  ],
  [
    { rule: 'calls-over-hours', clients: 10, each: 45, minutes: 450, budget: 240 },
    '10 calls of 45 minutes take 7.5 hours a week. You have 4.',
  ],
])('%j', (advice, words) => {
  expect(adviceWords(advice)).toBe(words);
});
