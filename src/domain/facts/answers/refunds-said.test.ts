import { describe, expect, it } from 'vitest';
import { keyOfRefund, refundsAgree } from './refund-window.ts';
import { refundSaid } from './refunds-said.ts';

const TODAY = '2026-11-18';

describe('when people get their money back', () => {
  it.each([
    ['if its not for you by the 2nd mtg you get every penny back, no form to fill out.', 'meeting 2'],
    ['And that once we start I cant give money back, the seat is gone.', 'start'],
    ['you can have all your money back up until the day we start', 'start'],
    ['Somebody unhappy can have all the money back until the end of the second week.', '14'],
    ['they have thirty days after the first evening to ask everything back', '30'],
    ['i tell em straight, first 14 days you want out i send it all back', '14'],
    ['if a family asks for their money back within 30 days of paying, I return every penny.', '30'],
    ['full refund through the end of the 2nd class, after that no refunds', 'meeting 2'],
    ['Full refund till a week before we start, after that half.', '-7'],
    ['cancel up to 48 hours before the first session and I mail your check back', '-2'],
    ['30 day money back', '30'],
    ['Refunds: 100% up to ten days out, nothing once we begin.', '-10'],
    ['try two sessions and if you hate it I will hand your check right back', 'meeting 2'],
    ['Full refund thru the end of wk 2.', '14'],
    ['Full refund in the first month', '30'],
    ['I don’t do refunds.', 'none'],
    ['No refunds after the first class.', 'meeting 1'],
    ['Your check back as long as you tell me before the first class: I refund it', 'start'],
  ])('is read: %s', (answer, key) => {
    const said = refundSaid(answer, TODAY, '');
    expect(said && keyOfRefund(said)).toBe(key);
  });

  it('is read from two pieces of what was dictated', () => {
    const said = refundSaid(
      'I give you everything back',
      TODAY,
      'Come the first two Thursdays, and if you don’t feel it',
    );
    expect(said && keyOfRefund(said)).toBe('meeting 2');
  });

  it.each([
    ['Can they have a refund in 30 days?'],
    ['I call them back in two days and give it my all'],
    ['she gets back to me in 2 weeks'],
    ['Last year I gave everybody their money back for 30 days'],
    ['Non-refundable deposit.'],
    ['We meet for two weeks.'],
  ])('is not what only sounds like it: %s', (answer) =>
    expect(refundSaid(answer, TODAY, '')).toBeUndefined(),
  );

  it('quotes only the part of the sentence that says it', () => {
    expect(refundSaid('I tell them, yes, 14 days, money back, and a hug, and a card.', TODAY, '')).toBe(
      '14 days, money back',
    );
  });

  it.each([
    ['14', '30', false],
    ['14', 'meeting 2', true],
    ['7', 'meeting 1', true],
    ['30', 'meeting 2', false],
    ['14', 'start', false],
    ['-7', 'start', true],
    ['-14', '-7', false],
    ['-14', '14', false],
    ['none', 'start', false],
    ['none', 'none', true],
    ['day 2/6', 'day 2/6', true],
    ['day 2/6', 'day 3/1', false],
    ['day 2/6', '14', true],
    ['day 2/6', 'none', false],
    ['meeting 1', 'start', false],
  ])('%s and %s may both be right: %s', (one, other, is) => {
    expect([refundsAgree(one, other), refundsAgree(other, one)]).toEqual([is, is]);
  });
});
