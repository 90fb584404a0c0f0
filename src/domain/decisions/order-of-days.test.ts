import { describe, expect, it } from 'vitest';
import { adviceWords } from '#content/decisions/advice.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { choose } from './decide.ts';
import { valuesInPlans } from './decision.ts';
import { findDecisions } from './find-decisions.ts';
import { type LaunchDays, misplacedDays, otherWeekday } from './order-of-days.ts';
import { otherwise } from './says-otherwise.ts';

const TODAY = '2027-02-01';
const BLANK: LaunchDays = { eventDate: null, doorsOpen: null, doorsClose: null, startDate: null };
const misplaced = (days: Partial<LaunchDays>, facts = {}) =>
  misplacedDays({ ...BLANK, ...days }, freeDaysOf(facts, TODAY), TODAY).map(
    ({ fact, advice, offered }) => `${fact} ${advice.rule} ${offered}`,
  );

describe('a day of the launch', () => {
  it.each<[string, Partial<LaunchDays>, string[]]>([
    ['today is not over yet', { eventDate: TODAY }, []],
    ['yesterday is over', { eventDate: '2027-01-31' }, ['eventDate in-the-past null']],
    ['closing on the day of the event is fine', { doorsClose: '2027-03-13', eventDate: '2027-03-13' }, []],
    ['closing on the day of opening is fine', { doorsClose: '2027-03-08', doorsOpen: '2027-03-08' }, []],
    [
      'closing the day before opening: four days after opening',
      { doorsClose: '2027-03-07', doorsOpen: '2027-03-08' },
      ['doorsClose closes-before-opening 2027-03-12'],
    ],
    [
      'closing before both opening and event: after the later of the two',
      { doorsClose: '2027-03-07', doorsOpen: '2027-03-08', eventDate: '2027-03-13' },
      ['doorsClose closes-before-opening 2027-03-17'],
    ],
    [
      'an event before opening does not count there',
      { doorsClose: '2027-03-07', doorsOpen: '2027-03-08', eventDate: '2027-03-02' },
      ['doorsClose closes-before-opening 2027-03-12'],
    ],
    [
      'the event is followed by four days to decide',
      { doorsClose: '2027-03-12', eventDate: '2027-03-13' },
      ['doorsClose closes-before-event 2027-03-17'],
    ],
    [
      'and the start by three days to prepare',
      { doorsClose: '2027-03-12', eventDate: '2027-03-13', startDate: '2027-03-19' },
      ['doorsClose closes-before-event 2027-03-16'],
    ],
    [
      'where there is less room, the day after the event',
      { doorsClose: '2027-03-12', eventDate: '2027-03-13', startDate: '2027-03-16' },
      ['doorsClose closes-before-event 2027-03-14'],
    ],
    [
      'where there is none, nothing is offered',
      { doorsClose: '2027-03-12', eventDate: '2027-03-13', startDate: '2027-03-14' },
      ['doorsClose closes-before-event null'],
    ],
    [
      'closing on the day of the start is too late',
      { doorsClose: '2027-03-22', startDate: '2027-03-22', doorsOpen: '2027-03-08' },
      ['doorsClose closes-after-start 2027-03-12'],
    ],
    ['closing the day before the start is fine', { doorsClose: '2027-03-21', startDate: '2027-03-22' }, []],
    [
      'without opening or event, four days from today',
      { doorsClose: '2027-03-22', startDate: '2027-03-22' },
      ['doorsClose closes-after-start 2027-02-05'],
    ],
  ])('%s', (_, days, expected) => {
    expect(misplaced(days)).toEqual(expected);
  });

  const UNDER_WAY = {
    eventDate: '2027-01-27',
    doorsOpen: '2027-01-29',
    doorsClose: '2027-02-07',
    startDate: '2027-02-20',
  };

  it.each<[string, Partial<LaunchDays>, string[]]>([
    ['of a launch that is under way, what is over was right', UNDER_WAY, []],
    ['sign-up is over, and the start is to come', { doorsClose: '2027-01-29', startDate: TODAY }, []],
    [
      'a start in another season is of another launch',
      { eventDate: '2027-01-27', startDate: '2027-03-29' },
      ['eventDate in-the-past null'],
    ],
  ])('confirmed: %s', (_, days, expected) => {
    const found = misplacedDays({ ...BLANK, ...days }, freeDaysOf({}, TODAY), TODAY, () => true);
    expect(found.map(({ fact, advice, offered }) => `${fact} ${advice.rule} ${offered}`)).toEqual(expected);
  });

  it('that nobody has confirmed is asked for once it is over, also in the middle of a launch', () => {
    expect(misplaced(UNDER_WAY)).toEqual(['eventDate in-the-past null', 'doorsOpen in-the-past null']);
  });

  it('is told one thing at a time: what is over is not also on a rest day', () => {
    const days = { eventDate: '2027-01-31', doorsClose: '2027-03-12', startDate: '2027-03-12' };
    expect(misplaced(days, { restDays: 'Sundays' })).toEqual([
      'eventDate in-the-past null',
      'doorsClose closes-after-start 2027-02-05',
    ]);
  });

  it('is offered on a day that is not kept free: the first later one, or else the last before it', () => {
    const days = { doorsClose: '2027-03-12', eventDate: '2027-03-13', startDate: '2027-03-21' };
    expect(misplaced(days, { restDays: 'Wednesdays' })).toEqual([
      'doorsClose closes-before-event 2027-03-18',
    ]);
    const kept = { datesToAvoid: 'March 17 to 20' };
    expect(misplaced(days, kept)).toEqual(['doorsClose closes-before-event 2027-03-16']);
    const all = { datesToAvoid: 'March 14 to 20' };
    expect(misplaced(days, all)).toEqual(['doorsClose closes-before-event null']);
    // The day before the start is the last one, and without a start two months are.
    const late = { datesToAvoid: 'March 14 to 19' };
    expect(misplaced(days, late)).toEqual(['doorsClose closes-before-event 2027-03-20']);
    const open = { ...days, startDate: null };
    expect(misplaced(open, { datesToAvoid: 'March 14 to May 11' })).toEqual([
      'doorsClose closes-before-event 2027-05-12',
    ]);
    expect(misplaced(open, { datesToAvoid: 'March 14 to May 12' })).toEqual([
      'doorsClose closes-before-event null',
    ]);
  });

  it('on which sign-up opens at the event is asked for once', () => {
    const rest = { restDays: 'Sundays' };
    const sunday = '2027-03-14';
    expect(misplaced({ eventDate: sunday, doorsOpen: sunday }, rest)).toEqual([
      'eventDate on-rest-day 2027-03-15',
    ]);
    expect(misplaced({ eventDate: '2027-03-13', doorsOpen: sunday }, rest)).toEqual([
      'doorsOpen on-rest-day 2027-03-15',
    ]);
  });

  it('that has nowhere to go stays, and the rule is said all the same', () => {
    const always = 'Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays';
    expect(misplaced({ eventDate: '2027-03-14' }, { restDays: always })).toEqual([
      'eventDate on-rest-day null',
    ]);
    expect(misplaced({ startDate: '2027-08-10' }, { datesToAvoid: 'August' })).toEqual([
      'startDate on-avoided-day 2027-07-31',
    ]);
  });

  it('names the day and the one that it collides with', () => {
    const [first] = misplacedDays(
      { ...BLANK, doorsClose: '2027-03-12', eventDate: '2027-03-13' },
      freeDaysOf({}, TODAY),
      TODAY,
    );
    expect(first?.advice).toEqual({ rule: 'closes-before-event', day: '2027-03-12', other: '2027-03-13' });
  });
});

describe('a weekday that its day does not have', () => {
  it.each<[string, string[]]>([
    ['Wed Feb 18', ['2027-02-18', '2027-02-17']],
    ['wed feb 18', ['2027-02-18', '2027-02-17']],
    ['Saturday, March 12, 2027, at noon', ['2027-03-12', '2027-03-13']],
    ['Sunday 1 April', ['2027-04-01', '2027-04-04']],
    // The nearest one is over.
    ['Sunday, February 1', ['2027-02-01']],
  ])('%s leaves the days of either half', (value, days) => {
    expect(otherWeekday(value, TODAY)?.days).toEqual(days);
  });

  it.each(['Thursday, February 18', 'Feb 18', 'sometime after Easter', 'Mon 22 to Fri 26 March', ''])(
    '%s is taken as it is',
    (value) => {
      expect(otherWeekday(value, TODAY)).toBeNull();
    },
  );
});

describe('a day with a weekday that it is not on', () => {
  const EVENT = sampleBlueprint({
    type: 'event-launch',
    answers: ['FB live in the group. Wed Feb 18, Thurs and Fri, 8pm', 'x', 'y'],
  });
  const find = (blueprints: readonly (typeof EVENT)[], sheet = blankFactSheet(MONDAY)) =>
    findDecisions({ blueprints, sheet, tables: DECISION_TABLES, today: TODAY }).open;

  it('is asked for, with both days it may mean and the words behind them', () => {
    const open = find([EVENT]);
    expect(open.map(({ key, kind }) => `${key} ${kind}`)).toEqual(['eventDate order']);
    expect(open[0]?.choices.map(({ value }) => value)).toEqual([
      'Thursday, February 18, 2027',
      'Wednesday, February 17, 2027',
    ]);
    expect(open[0]?.choices.map(({ origins }) => origins[0]?.type)).toEqual(['event-launch', 'event-launch']);
    expect(open[0]?.advice && adviceWords(open[0].advice)).toBe(
      'February 18, 2027 is a Thursday, not a Wednesday. Which one do you mean?',
    );
  });

  it.each(['Thursday, February 18, 2027', 'Wednesday, February 17, 2027'])('is settled by %s', (value) => {
    const decision = find([EVENT])[0];
    if (!decision) throw new Error('Nothing was asked.');
    const sheet = choose(blankFactSheet(MONDAY), decision, value, MONDAY, TODAY);
    expect(sheet.facts.eventDate).toBe(value);
    expect(find([EVENT], sheet)).toEqual([]);
  });

  it.each([
    ['Wednesday, February 17, 2027', ['Wed February 18']],
    ['Thursday, February 18, 2027', []],
  ])('chosen as %s, moves nothing that other days have', (value, moved) => {
    const decision = find([EVENT])[0];
    if (!decision) throw new Error('Nothing was asked.');
    const plan =
      'Reminder on Wednesday, February 17.\n\nNight 1 is Wed February 18.\n\nNight 2 is Thursday, February 18.';
    const others = valuesInPlans(decision);
    const settling = { matter: decision.matter, value, others, today: TODAY, cues: DECISION_TABLES.cues };
    expect(otherwise(plan, settling).map(({ words }) => words)).toEqual(moved);
  });

  it('is asked for although it was confirmed', () => {
    const sheet = confirmFact(blankFactSheet(MONDAY), 'startDate', 'Saturday, March 12, 2027', MONDAY);
    expect(find([], sheet).map(({ key, kind }) => `${key} ${kind}`)).toEqual(['startDate order']);
  });
});

describe('after the last day of a launch', () => {
  const LAUNCH = {
    eventDate: 'Saturday, March 6, 2027',
    doorsOpen: 'March 8',
    doorsClose: 'March 13, 2027',
    startDate: 'Monday, March 22, 2027',
  };
  const sheetOf = (facts: object) =>
    Object.entries(facts).reduce(
      (sheet, [name, value]) => confirmFact(sheet, name as keyof typeof LAUNCH, value, MONDAY),
      blankFactSheet(MONDAY),
    );
  const asked = (facts: object, today: string, ...said: string[]) =>
    findDecisions({
      blueprints: said.length > 0 ? [sampleBlueprint({ type: 'launch', output: said.join('\n') })] : [],
      sheet: sheetOf(facts),
      tables: DECISION_TABLES,
      today,
    }).open.map(({ key, kind }) => `${key} ${kind}`);

  it('its days are not asked about, with or without a year, on rest days or in an order of their own', () => {
    expect(asked(LAUNCH, '2027-03-22')).toEqual([]);
    expect(asked(LAUNCH, '2027-03-23')).toEqual([]);
    expect(asked({ ...LAUNCH, datesToAvoid: 'March 6 to 14' }, '2027-04-10')).toEqual([]);
    expect(asked({ ...LAUNCH, doorsClose: 'March 25' }, '2027-05-01')).toEqual([]);
    expect(asked({ ...LAUNCH, doorsOpen: 'after the event' }, '2027-05-01')).toEqual([]);
    const plan = ['## Key decisions', '', '**Start date:** March 29, 2027', '**Event date:** March 6, 2027'];
    expect(asked(LAUNCH, '2027-04-10', ...plan)).toEqual([]);
  });

  it('what is still to come is asked, and everything else', () => {
    const { startDate: _, ...days } = LAUNCH;
    const plan = ['## Key decisions', '', '**Start date:** Sunday, April 11, 2027'];
    const facts = { ...days, restDays: 'Sundays', offerPrice: '$290', paymentTerms: '3 payments of $99' };
    expect(asked(facts, '2027-03-20', ...plan)).toEqual(['startDate order', 'paymentTerms sum']);
    expect(
      asked({ ...LAUNCH, startDate: 'Sunday, April 11, 2027', restDays: 'Sundays' }, '2027-03-20'),
    ).toEqual(['startDate order']);
  });
});
