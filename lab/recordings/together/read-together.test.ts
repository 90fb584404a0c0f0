import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { needKey } from '#domain/plan/gaps/gaps.ts';
import { factsTogether } from './disagreements.ts';
import type { RecordedPlan } from './plan-lines.ts';
import { type Book, metricsOf, readTogether } from './read-together.ts';

const TODAY = '2026-11-15';
const TRUTH: Book['truth'] = {
  emailsPerMonth: 2,
  keepFree: [['2027-02-15', '2027-02-21']],
  restDays: ['Sunday'],
};

const SAID: Partial<Record<BlueprintType, readonly string[]>> = {
  fulfillment: [
    'The Late Start Group.',
    'Three songs.',
    '$290 for the ten weeks. Ten places. No idea about refunds.',
  ],
  'event-launch': ['Saturday March 13, ten to twelve thirty, Eastern.', '', ''],
};
const ANSWERS = Object.fromEntries(
  BLUEPRINT_TYPES.map((type) => [type, SAID[type] ?? ['', '', '']]),
) as Book['answers'];

const plan = (topic: BlueprintType, section: string, ...lines: string[]): RecordedPlan => ({
  topic,
  text: `## Overview\n\nWords.\n\n## ${section}\n\n${lines.join('\n')}\n`,
});
const read = (...plans: RecordedPlan[]) =>
  readTogether({ plans, answers: ANSWERS, truth: TRUTH, today: TODAY });
const pairs = (...plans: RecordedPlan[]) =>
  read(...plans).disagreements.map(
    ({ kind, values, namedIn }) => `${kind}: ${values.join(' / ')} ${namedIn ?? '-'}`,
  );

describe('facts of all plans', () => {
  it.each([
    ['price', '**Price and terms:** $290 for the ten weeks, or two payments of $150', '$290'],
    ['price', 'I send the payment link for $280.', '$280'],
    ['places', '- **Places:** ten places, because of the half hours', '10'],
    ['event date', 'The workshop is on Saturday, March 13, 2027.', 'Saturday, March 13, 2027'],
    ['event date', '**Event date:** March 6', 'Saturday, March 6, 2027'],
    ['start date', 'The group starts Monday March 22.', 'Monday, March 22, 2027'],
    ['doors open', '**Doors open and close:** open March 8; close March 12', 'Monday, March 8, 2027'],
    ['doors close', 'Doors close on Friday, March 12, at noon.', 'Friday, March 12, 2027'],
    [
      'event date',
      'Doors open at ten; I hold it at the library on Saturday, March 6.',
      'Saturday, March 6, 2027',
    ],
    ['doors close', 'The group is open until Friday, March 12.', 'Friday, March 12, 2027'],
    ['start date', 'After the workshop, The Late Start Group begins on March 22.', 'Monday, March 22, 2027'],
    ['emails a month', '- **Email:** every other Tuesday; 63 people', '2'],
    ['emails a month', 'One email once a week to the list.', '4'],
  ])('reads the %s in %j', (kind, line, value) => {
    const facts = factsTogether([plan('fulfillment', 'Offer summary', line)], TODAY);
    expect(facts.find((fact) => fact.kind === kind)?.values).toEqual([{ value, topics: ['fulfillment'] }]);
  });

  it.each([
    '**Goal (owner only):** $2,400 a month would pay for it',
    'Three payments come to $510.',
    'Nine songs.',
    '- [ ] Wednesday, November 18, 2026: Ask the library about seats.',
    '- [ ] Make the PayPal link, and have your sister open both: Thursday, January 7, 2027.',
    '| Monday, March 8 | Open house at the library |',
    'Your one action: on Thursday, November 19, 2026, call the library.',
    '- **Month 12, May 2028:** the recital at the library',
    'Still open: Tuesday, December 15, 2026.',
    'Open your paper diary on November 19.',
    'Reading starts around week six, Monday, April 26, 2027.',
  ])('takes nothing for a statement in %j', (line) => {
    const facts = factsTogether([plan('launch', 'Launch summary', line)], TODAY);
    expect(facts.filter(({ values }) => values.length > 0)).toEqual([]);
  });
});

describe('disagreements', () => {
  const offer = plan(
    'fulfillment',
    'Offer summary',
    '**Price:** $290 for ten weeks',
    '**Places:** ten places',
  );

  it('are two values for one thing', () => {
    expect(pairs(offer, plan('sales', 'Buying path', '- **Pay:** you send the link for $280'))).toEqual([
      'price: $290 / $280 -',
    ]);
    expect(pairs(offer, plan('launch', 'Launch summary', '**Places:** eight places'))).toEqual([
      'places: 10 / 8 -',
    ]);
    expect(
      pairs(
        plan('event', 'Key decisions', '**Event date:** Saturday, March 6'),
        plan('event-launch', 'Key decisions', '**Event date:** Saturday, March 13'),
      ),
    ).toEqual(['event date: Saturday, March 6, 2027 / Saturday, March 13, 2027 -']);
  });

  it('are named if one line has both values', () => {
    const naming = '**Open conflicts:** price $290 or $280; this plan uses $290';
    expect(pairs(offer, plan('sales', 'Buying path', '- **Pay:** link for $280', naming))).toEqual([
      'price: $290 / $280 sales',
    ]);
  });

  it('are not caused by the line that names them', () => {
    expect(
      pairs(offer, plan('sales', 'Key decisions', '**Open conflicts:** you said $280 to pay in Sales')),
    ).toEqual([]);
    expect(pairs(offer, plan('sales', 'Still to confirm', '- You pay link says $280.'))).toEqual([]);
  });

  it('include an event after sign-up has closed', () => {
    const dates = ['**Event date:** Saturday, March 13', 'Doors close Friday, March 12.'];
    expect(pairs(plan('launch', 'Launch summary', ...dates))).toEqual([
      'event after doors close: Friday, March 12, 2027 / Saturday, March 13, 2027 -',
    ]);
  });

  it('ignore two spellings of one day, or of one rhythm', () => {
    expect(
      pairs(
        plan(
          'event',
          'Key decisions',
          '**Event date:** Saturday, March 13, 2027',
          '- **Email:** twice a month',
        ),
        plan(
          'launch',
          'Launch summary',
          'The workshop is on March 13th.',
          '- **Email:** every other Tuesday',
        ),
      ),
    ).toEqual([]);
  });
});

describe('mentions', () => {
  it('list every amount, day and given name with its plans', () => {
    const { mentions } = read(
      plan('fulfillment', 'Key decisions', '**Offer name:** The Late Start Group', '**Price:** $290'),
      plan('sales', 'Buying path', '- Pay $290 by March 12'),
    );
    expect(mentions).toEqual([
      { kind: 'amount', value: '$290', topics: ['fulfillment', 'sales'] },
      { kind: 'day', value: 'Friday, March 12, 2027', topics: ['sales'] },
      { kind: 'name', value: 'Offer name: The Late Start Group', topics: ['fulfillment'] },
    ]);
  });
});

describe('gaps', () => {
  it('are counted in all, and each need once', () => {
    const { gaps, differentGaps } = read(
      plan('sales', 'Terms', '[ADD: refund terms] and [ADD: your refund terms]'),
      plan('onboarding', 'Agreement', '- Refunds: [ADD: terms of refund]', '- [ADD: postal address]'),
    );
    expect([gaps.length, differentGaps]).toEqual([4, 2]);
    expect(needKey('The exact Refund Terms')).toBe(needKey('refund terms'));
  });

  it('with an answer are found, and unanswered ones are not', () => {
    const { answeredGaps } = read(
      plan('sales', 'Terms', '[ADD: price] [ADD: refund terms] [ADD: price of the 12-month program]'),
      plan('event-launch', 'Platform plan', '[ADD: event date] [ADD: time zone] [ADD: postal address]'),
    );
    expect(answeredGaps.map(({ need }) => need)).toEqual(['price', 'event date', 'time zone']);
  });
});

describe('messages', () => {
  const schedule = (...rows: string[]) =>
    plan('marketing-launch', 'Email schedule', '| Day | Subject |', '| --- | --- |', ...rows);

  it('over the rhythm of the person are counted by month, one for each day', () => {
    const { months } = read(
      schedule('| Tuesday, March 2 | Soon |', '| Friday, March 5 | Tomorrow |', '| Monday, March 8 | Open |'),
      plan('marketing', 'Event invitation sequence', '| Tuesday, March 2 | Come |'),
    );
    expect(months).toEqual([{ month: '2027-03', days: ['2027-03-02', '2027-03-05', '2027-03-08'], over: 1 }]);
  });

  it('in a period to keep free, or on a rest day, are found', () => {
    const { onFreeDays } = read(
      schedule(
        '| Tuesday, February 16 | News |',
        '| Sunday, March 7 | Open soon |',
        '| Tuesday, March 2 | Hi |',
      ),
    );
    expect(onFreeDays.map(({ day }) => day)).toEqual(['2027-02-16', '2027-03-07']);
  });

  it('that people requested, and weeks left free, do not count', () => {
    const { messages } = read(
      plan('event-launch', 'Reminder messages', '- **Friday, March 12:** email; See you tomorrow'),
      plan('marketing-launch', 'Four-week rollout', '| Monday, February 15 | no emails, no posts |'),
      plan('onboarding', 'Welcome journey', '| March 22 | email |'),
    );
    expect(messages).toEqual([]);
  });

  it('named in a week’s row have the named day', () => {
    const row = '| March 22, 2027 | After | First call Monday; March 23 email of thanks | You |';
    const { messages } = read(plan('launch', 'Launch timeline', row));
    expect(messages.map(({ day, channel }) => `${day} ${channel}`)).toEqual(['2027-03-23 email']);
  });

  it('counted back from the event get their day', () => {
    const { messages } = read(
      plan('event', 'Key decisions', '**Event date:** Saturday, March 6'),
      plan(
        'marketing',
        'Event invitation sequence',
        '| Days before | Subject |',
        '| 18 (Tuesday) | March 6: come |',
        '| 2 weeks | Soon |',
      ),
    );
    expect(messages.map(({ day }) => day)).toEqual(['2027-02-16', '2027-02-20']);
  });

  it('of a month without dates count too', () => {
    const rows = [
      '| Week 1, Tuesday | Email |',
      '| Week 2, Tuesday | rest |',
      '| Week 3 | Email |',
      '| Week 4 | Email |',
    ];
    expect(read(plan('communications', 'Four-week content calendar', ...rows)).undated).toEqual([
      { topic: 'communications', section: 'Four-week content calendar', over: 1 },
    ]);
  });

  it('of a welcome sequence count against the monthly rhythm, after the requested one', () => {
    const five = [
      '| Day 0 | Hi |',
      '| Day 2 | Story |',
      '| Day 5 | Win |',
      '| Day 9 | Try |',
      '| Day 13 | Ask |',
    ];
    expect(read(plan('marketing', 'Welcome sequence', ...five)).undated).toEqual([
      { topic: 'marketing', section: 'Welcome sequence', over: 2 },
    ]);
    const slow = ['| Right away | Hi |', '| Day 14 | Story |', '| Day 28 | Win |', '| Day 42 | Try |'];
    expect(read(plan('marketing', 'Welcome sequence', ...slow)).undated).toEqual([]);
  });
});

describe('the numbers', () => {
  it('add up the findings', () => {
    const figures = metricsOf(
      read(
        plan('fulfillment', 'Offer summary', '**Price:** $290', '[ADD: price]'),
        plan('sales', 'Buying path', '- **Pay:** link for $280'),
        plan('marketing-launch', 'Email schedule', '| Tuesday, February 16 | News |'),
      ),
    );
    expect(figures).toEqual({
      disagreements: 1,
      'disagreements no plan names': 1,
      gaps: 1,
      'different gaps': 1,
      'gaps an answer fills': 1,
      'emails on days': 1,
      'emails over the rhythm': 0,
      'messages on days to keep free': 1,
    });
  });
});
