import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { planDates } from '#domain/week/offered-dates.ts';
import { dateMetrics } from '#domain/week/testing/date-figures.ts';
import { findDates } from './find-dates.ts';

const ANCHORS = { eventDate: '2027-03-13', startDate: '2027-03-22', doorsOpen: '2027-03-08' };

function daysIn(text: string, type: BlueprintType = 'event', anchors = {}): string[] {
  return findDates({ type, lines: planLines(text), since: '2026-11-15' }, anchors).map(({ day }) => day);
}

describe('dates in plans', () => {
  it.each([
    ['by-hand', 40],
    ['first', 9],
    ['second', 7],
    ['third', 7],
  ] as const)('are found as a person found them in the list %s', (list, atLeast) => {
    const { plans, precision, recall, wrong, missed } = dateMetrics(list);
    expect(plans, 'plans whose text is still the one that was read by hand').toBeGreaterThanOrEqual(atLeast);
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a day before the minutes of its task', () => {
  it.each([
    ['- [ ] Give Pete the notice by Friday, January 15 (20 min)', '2027-01-15'],
    ['- [ ] Settle the open points; you; by Friday, March 5, 2027 (30 min)', '2027-03-05'],
    ['- [ ] Call the library; Friday, March 19, before 7 pm (about 1 to 2 hours)', '2027-03-19'],
  ])('is found: %s', (line, day) => {
    expect(daysIn(`## Checklist\n${line}`)).toEqual([day]);
  });

  it.each([
    ['- [ ] Slates cut to size, Sat 20 Feb (2 hrs)', '2027-02-20'],
    ['- [ ] Coupon tested by Sat 1/30 (15m)', '2027-01-30'],
    ['- [ ] Packing day: Wed Mar 17, 1pm CT (3 hours)', '2027-03-17'],
    ['- [ ] Shopping list to Pat on Wed 3 March (10 min)', '2027-03-03'],
    ['- [ ] Masks, 30 — order Wed 3 Feb', '2027-02-03'],
    ['- **About half (5):** go ahead; decide Fri 16 April', '2027-04-16'],
    ['- **One or two:** coffee instead. Decide Wednesday, February 3', '2027-02-03'],
    ['- [ ] Open the doors on Monday, March 8 (5 min)', '2027-03-08'],
    ['- [ ] Write the email that goes out on Tuesday, Feb 9 (20 min)', ''],
    ['- [ ] Ask for the hall — free Wed 3 Feb', ''],
    ['- [ ] Email Pat — away Wed 3 Feb', ''],
  ])('is found in other forms, too: %s', (line, day) => {
    expect(daysIn(`## Checklist\n${line}`).join()).toBe(day);
  });

  it('is not taken from a line about something else’s day', () => {
    expect(daysIn('## Checklist\n- [ ] Send a test of the May 6 email (15 min)')).toEqual([]);
    expect(daysIn('## Checklist\n- [ ] Dates match: January 25, January 28 and February 5 (2 min)')).toEqual(
      [],
    );
  });
});

describe('a request of an overview, not in the prompt’s words', () => {
  const asked = (sentence: string) =>
    findDates({ type: 'sales', lines: planLines(`## Overview\n${sentence}`), since: '2026-11-19' }, {}).map(
      ({ day, words }) => `${day} ${words}`,
    );

  it.each([
    [
      'First: paste the 4 December letter into your email, Friday 27 November (20 mins).',
      '2026-11-27 paste the 4 December letter into your email (20 mins).',
    ],
    ['First, write the price on a card on Mon 23 Nov (5m).', '2026-11-23 write the price on a card (5m).'],
    ['Begin with the sign-up page: Wed 13 Jan (1 hr).', '2027-01-13 Begin with the sign-up page (1 hr).'],
    ['Use the wall first: copy it there, Tue Dec 1, 1.5 hrs.', '2026-12-01 copy it there, 1.5 hrs.'],
    ['Call Pat on Tuesday, December 1 at 7pm CT (10 min).', '2026-12-01 Call Pat at 7pm CT (10 min).'],
    ['Read it aloud before Monday, March 8 (45 min).', '2027-03-07 Read it aloud (45 min).'],
    ['Ask your nephew by Friday, January 29, to be there.', '2027-01-29 Ask your nephew, to be there.'],
    [
      'You named two; settle it by Monday, November 30, before it is printed.',
      '2026-11-30 Decide: You named two',
    ],
    ['Tell them by Friday, November 27, that you are open.', '2026-11-27 Tell them, that you are open.'],
    ['If the chairs don’t come by Friday, January 15, cap it at 11.', ''],
    ['The letter is done; send it by Monday, November 30.', ''],
    ['Sign-up closes soon. Book by Friday, March 19.', ''],
    ['Each client has a call on Tuesday, March 2 (45 min).', ''],
    ['The workshop runs Saturday, March 6, 10am to noon (2 hours).', ''],
    ['You asked for the talk on Tuesday, March 2 (20 min).', ''],
    ['The evening is on Monday, January 18 at 7pm CT.', ''],
  ])('%s', (sentence, found) => {
    expect(asked(sentence).join()).toBe(found);
  });
});

describe('a message that is written out', () => {
  const found = (text: string) =>
    findDates({ type: 'marketing', lines: planLines(text), since: '2026-11-15' }, {}).map(
      ({ day, words }) => `${day} ${words}`,
    );

  it('goes out on the day of its heading, and is named by its reader and its subject', () => {
    const text =
      '## Emails in full\n### Email · Tuesday, February 9, 2027 · to the list\n**Subject:** A free morning\n**Preview:** One song\n\nHello,\n\nSaturday, March 13, 2027.\n- By Friday, March 5: reply\n\n### Post · Thursday, March 4, 2027\n\nThree keyboards, one song.\n\n### Note by hand · on Monday, March 1 · to the choir\nCome and see.';
    expect(found(text)).toEqual([
      '2027-02-09 Email to the list: A free morning',
      '2027-03-04 Post: Three keyboards, one song.',
      '2027-03-01 Note by hand to the choir: Come and see.',
    ]);
  });

  it.each([
    ['counts from somebody’s sign-up', 'Email · 14 days after sign-up · to new readers'],
    ['has a day on which it never goes out', 'Email · the Tuesday after you talked, never April 27, 2027'],
    ['is a page', 'Page · Saturday, March 13, 2027'],
    ['is a script', 'Script · Saturday, March 13, 2027'],
  ])('has no day if it %s, and no line of it has one', (_, heading) => {
    expect(found(`## Sequence\n### ${heading}\n\n- [ ] By Friday, March 5, 2027: reply`)).toEqual([]);
  });

  it('ends with the next heading', () => {
    const text =
      '## Emails\n### Email · March 9, 2027\nHello.\n## Checklist\n- [ ] By Friday, March 5, 2027: print';
    expect(found(text)).toEqual(['2027-03-09 Email: Hello.', '2027-03-05 undefined']);
  });
});

it('a message that a row of the same plan lists is offered once', () => {
  const blueprint = sampleBlueprint({
    type: 'marketing',
    output:
      '## Event invitation sequence\n| When | Subject | Action |\n|---|---|---|\n| Tuesday, February 9, 2027 | A free piano morning in March | Save a seat |\n\n## Emails in full\n### Email · Tuesday, February 9, 2027 · to the list\n**Subject:** A free piano morning in March\n\nHello.\n\n### Email · Tuesday, February 23, 2027 · to the list\n**Subject:** What happens\n\nHello.',
  });
  const free = freeDaysOf({}, '2026-11-15');
  const { offers } = planDates(blueprint, { anchors: {}, free, today: '2026-11-15' });
  expect(offers.map(({ offer }) => [offer.entry.date, offer.entry.title])).toEqual([
    ['2027-02-09', 'A free piano morning in March · Save a seat'],
    ['2027-02-23', 'Email to the list: What happens'],
  ]);
});

describe('a line that has a day of its own', () => {
  it.each([
    ['| Day | Topic |\n|---|---|\n| Monday, March 1 | Scales |', ['2027-03-01']],
    ['| Week | Focus |\n|---|---|\n| January 11 to 15 | Prepare |', ['2027-01-11']],
    ['| Task | Due |\n|---|---|\n| Book the room | 2027-01-12 |', ['2027-01-12']],
    ['- [ ] Thursday, November 19, 2026: mark the calls', ['2026-11-19']],
    ['- [ ] Settle the price before February 4.', ['2027-02-03']],
    ['- Thank the library by Thursday, March 18.', ['2027-03-18']],
    ['- [ ] Test Zoom | You | Friday, March 5', ['2027-03-05']],
    ['2. **Write once on Monday, March 8:** send thanks.', ['2027-03-08']],
    ['- **Chords (weeks 4-5, April 12 and 19):** play', ['2027-04-12', '2027-04-19']],
    [
      '## Key decisions\n\n**Doors open and close:** Monday, March 8; Friday, March 12',
      ['2027-03-08', '2027-03-12'],
    ],
    ['- [ ] Write the menu (by 11/25)', ['2026-11-25']],
    ['- [ ] Ask the unit – Dec 2', ['2026-12-02']],
    ['- [ ] Choose a refund rule: Monday, November 30, 2026.', ['2026-11-30']],
    ['- [ ] Settle it with Bo, Jan 20 at the latest', ['2027-01-20']],
    ['- [ ] Print the sheets, week of Jan 4', ['2027-01-04']],
    ['- [ ] The refund line is written, no later than Feb 24.', ['2027-02-24']],
    ['- [ ] Letters out between 22 and 26 March', ['2027-03-22']],
    ['1. By the end of March, ask two guests.', ['2027-03-31']],
    ['- **If nobody said yes by Feb 11:** stop', []],
    ['## Mid-campaign check\n\n- **If nobody said yes by Feb 11:** stop', ['2027-02-11']],
    ['## Review\n\nSit down with Priya on Mar 24 at 5 pm.', ['2027-03-24']],
    [
      '## Key decisions\n\n**Last evening:** Tues 18 May\n\n**Campaign dates:** February 1 to March 12; nothing March 15',
      ['2027-05-18', '2027-02-01'],
    ],
    [
      '| Week of | Tasks |\n|---|---|\n| March 1 | Set the March 9 email by Thursday, March 4; last cards |',
      ['2027-03-04'],
    ],
    ['### Week of Mar 8\n\n- [ ] Buy lids\n- [ ] Thursday: print cards', ['2027-03-08', '2027-03-11']],
    ['**By April 30**\n\n- [ ] Forms printed', ['2027-04-30']],
    ['## Overview\n\nGood. Your one action: on Wednesday, November 18, 2026, call.', ['2026-11-18']],
    ['- [ ] Print 40 forms by Tuesday, April 6, 2027 (Hannah, 20 min)', ['2027-04-06']],
    ['- [ ] Post one line on November 19 and save the replies (20 min)', ['2026-11-19']],
    ['- Luis said on November 19 and again later that it fits.', []],
  ])('%s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });
});

describe('the one action of an overview', () => {
  it.each([
    ['on Wednesday, November 18, 2026, call.', 'call.'],
    ['on Monday, November 16, 2026, before 7 pm, read it aloud.', 'before 7 pm, read it aloud.'],
    [
      'read the page aloud to your daughter by Friday, November 20, 2026, and mark every line (20 min).',
      'read the page aloud to your daughter, and mark every line (20 min).',
    ],
    ['call the library on Friday, November 20, 2026.', 'call the library.'],
  ])('is told whole, without its day: %s', (action, told) => {
    const text = `## Overview\n\nUse it as a drawer. Your one action this week: ${action} Then rest.`;
    const found = findDates({ type: 'identity', lines: planLines(text), since: '2026-11-15' }, {});
    expect(found.map(({ words }) => words)).toEqual([told]);
  });
});

describe('the first task of an overview', () => {
  const found = (sentence: string) =>
    findDates(
      { type: 'identity', lines: planLines(`## Overview\n\nBegin here. ${sentence}`), since: '2026-11-15' },
      {},
    ).map(({ day, words }) => [day, words]);

  it.each([
    ['First task, on Tuesday, November 24: write the steps (20 min).', 'write the steps (20 min).'],
    ['The first task is 10 minutes on Tuesday, November 24: choose three.', 'choose three.'],
    ['The first task is tonight, Tuesday, November 24: read it to Luis.', 'read it to Luis.'],
    [
      'First task: read them aloud this Tuesday, November 24, and mark one.',
      'read them aloud, and mark one.',
    ],
    ['First task: by Tuesday, November 24, read it aloud.', 'read it aloud.'],
    ['First task: Tue 24 Nov, read it aloud.', 'read it aloud.'],
    ['This week: read it aloud, Tuesday 24 November (20 min).', 'read it aloud (20 min).'],
    ['Your next step: read it aloud (Tue 24 Nov, 10 min).', 'read it aloud (10 min).'],
  ])('is on its own day: %s', (sentence, words) => {
    expect(found(sentence)).toEqual([['2026-11-24', words]]);
  });

  it.each([
    [
      '**Your first task:** Read it aloud, Tuesday, November 24 (20 min).',
      [['2026-11-24', 'Read it aloud (20 min).']],
    ],
    ['**Start here:** By Tuesday, November 24, read it aloud.', [['2026-11-24', 'read it aloud.']]],
    ['**The event:** on Tuesday, November 24.', []],
  ])('is found under a bold label: %s', (line, dates) => {
    const lines = planLines(`## Overview\n\n${line}`);
    const all = findDates({ type: 'identity', lines, since: '2026-11-15' }, {});
    expect(all.map(({ day, words }) => [day, words])).toEqual(dates);
  });

  it.each([
    'First task: call the church, and write the ice date beside January 28.',
    'First task: ask the office to write the hall down for Thursday, January 28, from 5 to 9 pm.',
    'The first task waits until November 24: read it then.',
    'Your second task is on Tuesday, November 24: rest.',
  ])('is on no day that it only speaks of: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });
});

describe('a line that only mentions a day', () => {
  it.each([
    '- [ ] Book the library room for March 6, with time before and after.',
    '- [ ] Every card says the first call is March 22.',
    '- **Someone says yes to March 13:** send one reminder',
    '- **Day 7:** "We start March 15. If it is a yes, reply."',
    '## Still to confirm\n\n- Start: Monday, March 22, or by March 15.',
    '> On Monday, March 8, the doors open.',
    '```\n- [ ] Monday, March 8: no task\n```',
    'You may 2 people come on March 6 as they wish, and that is fine for everybody who reads this.',
    '| Week of | Tasks |\n|---|---|\n| Feb 8 | Nothing: the kitchen |',
    '| Week | Emails | Calls |\n|---|---|---|\n| Feb 22–28 | None | None: inventory |',
    '### Week of Mar 8\n\n- Monday: no session, holiday',
    '## Messages in full\n\n### Monday, March 8\n\n- Bring a lid',
    '- **Hours used:** three a week; Thursdays from February 4',
    '| Week | Emails | Posts |\n|---|---|---|\n| Feb 22 | None | None. February 24 falls in your break. |',
    '- [ ] Ask about receipts from before Jan 1',
    '| Time | What |\n|---|---|\n| 10:00 | Door, coffee |',
  ])('%s', (text) => {
    expect(daysIn(text)).toEqual([]);
  });
});

describe('days that are counted', () => {
  const countdown = '## Countdown\n\n| When | Tasks |\n|---|---|\n| 4 weeks | Call |\n| Day before | Pack |';

  it('from a date that is confirmed', () => {
    expect(daysIn(countdown, 'event-launch', ANCHORS)).toEqual(['2027-02-13', '2027-03-12']);
    expect(daysIn('- **Day 7, email:** How is it?', 'onboarding', ANCHORS)).toEqual(['2027-03-29']);
    expect(daysIn('- Two weeks before doors open: load the emails', 'marketing', ANCHORS)).toEqual([
      '2027-02-22',
    ]);
  });

  it('in the ways people count', () => {
    const when = (words: string) => `## Countdown\n\n| When | What |\n|---|---|\n| ${words} | Call |`;
    expect(daysIn(when('T-14'), 'fulfillment-launch', ANCHORS)).toEqual(['2027-03-08']);
    expect(daysIn(when('Start day'), 'fulfillment-launch', ANCHORS)).toEqual(['2027-03-22']);
    expect(daysIn(when('On the day'), 'event-launch', ANCHORS)).toEqual(['2027-03-13']);
    expect(daysIn(when('Day 1 (Mon)'), 'onboarding', ANCHORS)).toEqual(['2027-03-22']);
    expect(daysIn('- [ ] Load the emails two weeks before doors open.', 'marketing', ANCHORS)).toEqual([
      '2027-02-22',
    ]);
    expect(
      daysIn('**Four weeks before the first session**\n\n- [ ] Read the permit', 'course', ANCHORS),
    ).toEqual(['2027-02-22']);
  });

  it('are no dates while that one is not confirmed', () => {
    expect(daysIn(countdown, 'event-launch')).toEqual([]);
    expect(daysIn('- Two weeks before doors open: load the emails', 'marketing')).toEqual([]);
  });

  it('are no dates where they count from the first day of each reader', () => {
    const welcome = '## Welcome sequence\n\n| Day | Subject |\n|---|---|\n| 3 | Hello |';
    expect(daysIn(welcome, 'marketing', ANCHORS)).toEqual([]);
    expect(daysIn('- **Day 2:** Email', 'sales', ANCHORS)).toEqual([]);
  });
});

describe('other forms in which plans are written', () => {
  const grid = '| | Mon | Tue | Wed |\n|---|---|---|---|';
  it.each([
    // A wall calendar: only columns that are days, and only cells with a task.
    [`${grid}\n| w/c 1 Feb | Post | – | off |\n| 8–10 Feb | | Calls | |`, ['2027-02-01', '2027-02-09']],
    ['| | Mon 1 Feb | Tue 2 Feb |\n|---|---|---|\n| Ana | Post | Calls |', ['2027-02-01', '2027-02-02']],
    ['| Who | Mon | Notes |\n|---|---|---|\n| w/c 1 Feb | Post | Calls |', ['2027-02-01']],
    // A day without its month, in its week's row.
    [
      '| Week | Tasks |\n|---|---|\n| 11–16 Jan | Thu 14: list. Sat 16: canopy |',
      ['2027-01-14', '2027-01-16'],
    ],
    [
      '| Week | Tasks |\n|---|---|\n| w/c 11 Jan | • Test run (Wed 13)<br>• Fri 15: flyer |',
      ['2027-01-13', '2027-01-15'],
    ],
    ['| Week | Tasks |\n|---|---|\n| 11–16 Jan | Thu 21: rest |', ['2027-01-11']],
    ['| Week | Tasks |\n|---|---|\n| Feb 1 | Nothing new; delete the drafts |', ['2027-02-01']],
    // Tasks nested below their day.
    ['- **Sat 16 Jan**\n  - [ ] Canopy\n  - [ ] Chairs\n- [ ] Pies', ['2027-01-16', '2027-01-16']],
    ['1. Week 2 (w/c 18 Jan):\n   - [ ] Flyer\n   - Fri: print', ['2027-01-18', '2027-01-22']],
    ['### Week 2: January 18–23\n- Tue – post\n- Thu (evening): call', ['2027-01-19', '2027-01-21']],
    // A day alone in any cell.
    ['| Names | Goal | Look |\n|---|---|---|\n| Paid | 8 | Feb 5 and Feb 12 |', ['2027-02-05', '2027-02-12']],
    ['| Names | Goal | Look |\n|---|---|---|\n| Paid | 8 by Feb 5 | daily |', []],
    // Marks before and after a day.
    ['- Tue 2/2 — post the mirror', ['2027-02-02']],
    ['- **Monday, February 1** Call Luis', ['2027-02-01']],
    [
      '- [ ] Copies @Feb 5 (40 min)\n- [ ] Sign → Feb 6\n- [ ] Helmets [due Feb 8]',
      ['2027-02-05', '2027-02-06', '2027-02-08'],
    ],
    ['- [ ] Order the pies Jan 30 (15 min)\n- [ ] Coffee (evening of Jan 29)', ['2027-01-30', '2027-01-29']],
    ['- [ ] Answer mail about Jan 30 (15 min)\n- [ ] Every card says Jan 30', []],
    ['- **Newsletter:** six lines; next one Friday, November 27, 2026', ['2026-11-27']],
    ['Sit down with Bo on Mon Feb 22, 30 minutes.', ['2027-02-22']],
    ['Replays stay up until Sunday, February 21.', []],
    // Decisions as a list, and days named in other words.
    [
      '## Key decisions\n- **Start date:** March 2\n- **Helpers:** Bo from March 2\n- **Dates to avoid:** March 6',
      ['2027-03-02'],
    ],
    [
      '## Key decisions\n**Sign-up page:** Up by Monday, January 25, 2027\n**Goal:** Twelve by March 1',
      ['2027-01-25'],
    ],
    [
      '## Key decisions\n**Doors open and close:** March 6, 1 pm – March 19, midnight; March 12 recommended',
      ['2027-03-06', '2027-03-19'],
    ],
  ])('%s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  it('a plan that writes the day first does so throughout, and any other is read month first', () => {
    const rows = (...days: string[]) =>
      `| When | What |\n|---|---|\n${days.map((day) => `| ${day} | Post |`).join('\n')}`;
    expect(daysIn(rows('14/01', '04/02', 'Thu 11/02'))).toEqual(['2027-01-14', '2027-02-04', '2027-02-11']);
    expect(daysIn(rows('Thu 04/02', '05/02/2027'))).toEqual(['2027-02-04', '2027-02-05']);
    expect(daysIn(rows('1/14', '04/02', 'Tue 2/9'))).toEqual(['2027-01-14', '2027-04-02', '2027-02-09']);
    expect(daysIn(rows('20/12', '04/02'))).toEqual(['2027-04-02']);
  });

  it('days are counted from the event in its own plan, too, and by their heading', () => {
    const plan = '## Event checklist\n**T-14**\n- [ ] Print\n\n- T+2\n  - [ ] Thank them';
    expect(daysIn(plan, 'event', ANCHORS)).toEqual(['2027-02-27', '2027-03-15']);
  });
});

describe('a decision with a deadline in an overview', () => {
  it.each([
    ['Decide by Friday, February 5 whether it is meant.', 'Decide whether it is meant.'],
    ['Decide on the price by Friday, February 5.', 'Decide on the price.'],
    ['Close a week early; decide by Friday, February 5.', 'Decide: Close a week early'],
    ['I recommend one change: borrow five. Decide it with Bo by Friday, February 5.', 'Decide: borrow five.'],
  ])('is told with its matter: %s', (text, told) => {
    const lines = planLines(`## Overview\n\n${text}`);
    const found = findDates({ type: 'event', lines, since: '2026-11-15' }, {});
    expect(found.map(({ day, words }) => [day, words])).toEqual([['2027-02-05', told]]);
  });

  it.each(['Decide by Friday, February 5.', 'They decided by Friday, February 5 that it is fine.'])(
    'is nothing without one: %s',
    (text) => {
      expect(daysIn(`## Overview\n\n${text}`)).toEqual([]);
    },
  );
});
