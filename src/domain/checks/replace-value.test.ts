import { describe, expect, it } from 'vitest';
import { replaceAll, replacementsIn } from './replace-value.ts';

const TODAY = '2026-11-15';
const PLAN = `## Overview

Come on **Saturday, March 6, 2027**, or ask. See you March 6.

| Day | What |
| --- | --- |
| March 6 to 8 | $290, or $2900 |

## Still to confirm

- March 6 or March 13?`;

function change(fact: Parameters<typeof replacementsIn>[1]['fact'], old: string, next: string) {
  return replaceAll(PLAN, replacementsIn(PLAN, { fact, old, next, today: TODAY }));
}

describe('a value that changed', () => {
  it('replaces the old day in the same form, and nothing else changes', () => {
    expect(change('eventDate', 'Saturday, March 6', 'Saturday, March 13, 2027')).toBe(
      PLAN.replace('Saturday, March 6, 2027', 'Saturday, March 13, 2027').replace(
        'you March 6.',
        'you March 13.',
      ),
    );
  });

  it.each([
    ['Come Saturday morning, March 6, early.', 'Come Wednesday morning, April 7, early.'],
    ['Come Sat 6 March.', 'Come Wed 7 April.'],
    ['All Saturdays, March 6 first.', 'All Wednesdays, April 7 first.'],
    ['On 2027-03-06.', 'On 2027-04-07.'],
    ['March 6 and 13, or June 1, 8 and 15.', 'March 6 and 13, or June 1, 8 and 15.'],
  ])('keeps the words around a day: %s', (plan, expected) => {
    const change = { fact: 'eventDate', old: 'March 6', next: 'April 7', today: TODAY } as const;
    expect(replaceAll(plan, replacementsIn(plan, change))).toBe(expected);
  });

  it.each([
    [
      'March 9 and March 11',
      'March 6',
      'On March 9 and March 11. On Tuesday, March 9 soup.',
      'On March 6. On Saturday, March 6 soup.',
    ],
    [
      'March 9',
      'March 6',
      'On March 9 and March 11. On March 9 soup.',
      'On March 9 and March 11. On March 6 soup.',
    ],
    [
      'March 6',
      'Tues 9 & Thurs 11 March, 7 pm',
      'On Saturday, March 6, come.',
      'On Tues 9 & Thurs 11 March, come.',
    ],
  ])('leaves no half of two evenings: %s becomes %s', (old, next, plan, expected) => {
    const change = { fact: 'eventDate', old, next, today: TODAY } as const;
    expect(replaceAll(plan, replacementsIn(plan, change))).toBe(expected);
  });

  it('replaces an amount, but not inside a longer one', () => {
    expect(change('offerPrice', '$290', '$310')).toBe(PLAN.replace('$290,', '$310,'));
    expect(change('offerPrice', '$290', '$310 for each, paid in May')).toBe(PLAN.replace('$290,', '$310,'));
  });

  it('replaces whole words', () => {
    expect(change('offerName', 'ask', 'call')).toBe(PLAN.replace('or ask.', 'or call.'));
    expect(change('offerName', 'sk', 'call')).toBe(PLAN);
    expect(change('offerName', 'or ask.', 'or call!')).toBe(PLAN.replace('or ask.', 'or call!'));
    expect(change('offerName', '$290, or', '$310 and')).toBe(PLAN.replace('$290, or', '$310 and'));
  });

  it('shows the sentence it goes into', () => {
    const [first] = replacementsIn(PLAN, {
      fact: 'eventDate',
      old: 'March 6',
      next: 'March 13',
      today: TODAY,
    });
    expect(first).toMatchObject({
      words: 'Saturday, March 6, 2027',
      next: 'Saturday, March 13, 2027',
      sentence: 'Come on Saturday, March 6, 2027, or ask.',
    });
  });

  it('changes nothing where nothing is new', () => {
    expect(
      replacementsIn(PLAN, { fact: 'eventDate', old: 'March 6', next: ' March 6', today: TODAY }),
    ).toEqual([]);
    expect(replacementsIn(PLAN, { fact: 'eventDate', old: '', next: 'March 6', today: TODAY })).toEqual([]);
  });
});
