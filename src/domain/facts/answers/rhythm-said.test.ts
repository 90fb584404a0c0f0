import { describe, expect, it } from 'vitest';
import { paceOf, rhythmSaid } from './rhythm-said.ts';

describe('how often somebody writes', () => {
  it.each([
    ['I write one email a wk, Mon morning w my coffee', 'one email a wk, Mon morning', '4'],
    ['every Friday I send one email that’s my thing', 'every Friday', '4'],
    ['they hear from me once a week so they know my voice', 'once a week', '4'],
    ['My letter by email leaves every Thursday morning', 'every Thursday morning', '4'],
    ['I count to write to my list two times in the month', 'two times in the month', '2'],
    ['Even in a busy month: 1 email every Weds., I write it at 6 am', '1 email every Weds', '4'],
    ['I send 2 emails a month, the 1st and the 15th', '2 emails a month, the 1st and the 15th', '2'],
    ['email every other wk thurs.', 'email every other wk thurs', '2'],
    ['A letter by email, and I can do that every other Wednesday', 'every other Wednesday', '2'],
    ['I write one e-mail letter per month', 'one e-mail letter per month', '1'],
    [
      'A short email on the first and third Tuesday of each month.',
      'first and third Tuesday of each month',
      '2',
    ],
    ['bulletin once a month, email weekly', 'weekly', '4'],
    ['I email folks twice monthly', 'twice monthly', '2'],
    ['I can manage 1 newsletter/month', '1 newsletter/month', '1'],
    ['one email to my list a month, on the first Friday', 'one email to my list a month', '1'],
    [
      'She gets the letter, one Wednesday on and one Wednesday off',
      'one Wednesday on and one Wednesday off',
      '2',
    ],
    ['the newsletter goes week on, week off', 'week on, week off', '2'],
    ['I post twice a week there and I’ll send an email every Thursday', 'email every Thursday', '4'],
  ])('is read: %s', (answer, value, pace) => {
    const said = rhythmSaid(answer, false, '');
    expect(said).toContain(value);
    expect(paceOf(said ?? '')).toBe(pace);
  });

  it('is read without a word for mail right after one, or if the question asks for it', () => {
    expect(rhythmSaid('One a week, I’ve missed two.', false, 'My Thursday newsletter, always!')).toBe(
      'One a week',
    );
    expect(rhythmSaid('One a week, I’ve missed two.', false, 'My reels.')).toBeUndefined();
    expect(rhythmSaid('Every other wk is what I can keep', true, '')).toBe('Every other wk');
    expect(rhythmSaid('they get 1 text a week from me', true, '')).toBe('1 text a week');
    expect(rhythmSaid('An email a month, and 1 text a week', true, '')).toBe('An email a month');
  });

  it.each([
    ['fb group 900 women I post 3x a wk when im good'],
    ['live on fb once a month.'],
    ['five minutes at the community radio, the first Monday of the month'],
    ['297 and done, not some monthly thing that never ends'],
    ['We meet every Tuesday'],
    ['they send me an email every day'],
    ['I get six lines in the church newsletter every month'],
    ['two emails a week in the launch'],
  ])('is nothing else that comes back: %s', (answer) =>
    expect(rhythmSaid(answer, false, '')).toBeUndefined(),
  );

  it.each([
    ['every third Friday', '1.3'],
    ['twice a week', '8'],
    ['fortnightly', '2'],
    ['Thursdays', null],
  ])('%s is %s a month', (words, pace) => expect(paceOf(words)).toBe(pace));
});
