import { describe, expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { replaceAll } from '#domain/checks/replace-value.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { otherwise } from './says-otherwise.ts';

const { cues } = DECISION_TABLES;
const START = { fact: 'startDate', value: 'Saturday, March 13, 2027', old: 'Saturday, March 6' } as const;
const EVENT = { fact: 'eventDate', value: 'Wednesday, February 17', old: 'Wed Feb 18' } as const;

function rewritten(
  plan: string,
  { fact, value, old }: { fact: FactName; value: string; old: string },
): string {
  const chosen = { matter: { fact }, value, others: [old], today: '2026-11-18', cues };
  return replaceAll(plan, otherwise(plan, chosen));
}

describe('a day that was moved', () => {
  it.each([
    'Dates to avoid: Sundays; March 6 (wedding); March 26 and 28',
    '| Saturday, March 6 | Family wedding, no work | You |',
    '- [ ] Open call slots March 1 to 19, no Sundays, no March 6',
    'You wrote "Sat March 6," and later another day.',
    'The earlier draft said Saturday, March 6; change the flyer.',
    'Refunds: in full until Saturday, March 6.',
    '- [ ] Welcome text saved on her phone, by Saturday, March 6',
  ])('stays where it is the day of something else: %s', (plan) => {
    expect(rewritten(plan, START)).toBe(plan);
  });

  it.each([
    ['We start March 6, at ten.', 'We start March 13, at ten.'],
    ['Your one step before March 6: open it.', 'Your one step before March 13: open it.'],
    ['Tomorrow, Saturday, March 6, we begin.', 'Tomorrow, Saturday, March 13, we begin.'],
  ])('is changed where it is meant: %s', (plan, expected) => {
    expect(rewritten(plan, START)).toBe(expected);
  });

  it('closes sign-up where sign-up is open until it', () => {
    const close = { fact: 'doorsClose', value: 'Sunday, February 28', old: 'Fri Feb 26' } as const;
    expect(rewritten('It is open until Friday, February 26.', close)).toBe(
      'It is open until Sunday, February 28.',
    );
  });

  it.each([
    '| Friday, May 7, 2027, 9 am, only to people who saved a seat | Your seat on Sunday |',
    '### Email · Friday, May 7, 2027 · to people who saved a seat',
    'Someone saves a seat: wait until Friday, May 7, 9 am; the reminder goes.',
    '| Friday, May 7, morning | Email to seat holders; buy coffee; pack the box | Dina |',
  ])('leaves what goes to the guests of the event on its day, wherever sign-up closes: %s', (plan) => {
    const close = { fact: 'doorsClose', value: 'Monday, May 10, 2027', old: 'Friday May 7' } as const;
    expect(rewritten(plan, close)).toBe(plan);
    const both = 'Sign-up closes Friday, May 7, and seat holders hear of it.';
    expect(rewritten(both, close)).toBe('Sign-up closes Monday, May 10, and seat holders hear of it.');
  });

  it('that was said with another weekday is not the day that has its own', () => {
    const nights = 'Thursday, February 18: sort it.';
    expect(rewritten(nights, EVENT)).toBe(nights);
    expect(rewritten('Come on Wed Feb 18.', EVENT)).toBe('Come on Wed February 17.');
  });

  it('is changed only next to its name, in a plan that already gives the new one', () => {
    const plan = `**Start date:** Saturday, March 13

| Saturday, March 6 | None | Last day for a full refund |
| Saturday, March 6 | Kickoff, ten o'clock |`;
    expect(rewritten(plan, START)).toBe(
      plan.replace('| Saturday, March 6 | Kickoff', '| Saturday, March 13 | Kickoff'),
    );
  });

  it('leaves alone a sentence that weighs two other days, and a day that is only recommended', () => {
    const chosen = {
      matter: { fact: 'doorsClose' },
      value: 'Monday, March 1',
      today: '2026-11-18',
      cues,
    } as const;
    const others = ['Sunday, February 28', 'Fri Feb 26'];
    const chosenIn = (plan: string) => replaceAll(plan, otherwise(plan, { ...chosen, others }));
    const weighing = "Closing on Sunday, February 28, gets in your way, so I'd close on Friday, February 26.";
    expect(chosenIn(weighing)).toBe(weighing);
    expect(chosenIn('**Doors close:** Sunday, February 28 (recommended: Friday, February 26)')).toBe(
      '**Doors close:** Monday, March 1 (recommended: Friday, February 26)',
    );
    expect(chosenIn('Sign-up closes Friday, February 26.')).toBe('Sign-up closes Monday, March 1.');
  });

  it.each([
    'If it is icy that evening, move to Thursday, January 21.',
    'Hold the event on January 21 instead of January 14, or decide by Monday.',
  ])('is changed everywhere though the plan weighs the chosen one: %s', (weighed) => {
    const plan = (day: string) =>
      `${weighed}\n\n**Date:** Thursday, January ${day}, 2027\n\nPut out chairs – Thursday, January ${day}`;
    const event = { fact: 'eventDate', value: 'Thurs January 21 2027', old: 'January 14, 2027' } as const;
    expect(rewritten(plan('14'), event)).toBe(plan('21'));
  });
});
