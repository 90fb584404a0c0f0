import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { factSheetSchema } from '#domain/facts/fact-sheet-schema.ts';
import { factsKind } from '#domain/facts/facts-kind.ts';
import { MONDAY, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { lastTime } from './last-time.ts';
import { launchIn, launchLine } from './launch-line.ts';
import { RESULT_NAMES } from './launch-results.ts';
import {
  draftResult,
  endLaunch,
  isFull,
  launchesOf,
  reopenLaunch,
  withLaunch,
  withoutLaunch,
} from './past-launches.ts';
import { resultProblem, resultValue } from './result-values.ts';

const blank = blankFactSheet(MONDAY);
const merge = (base: FactSheet, mine: FactSheet, theirs: FactSheet) =>
  mergeDocuments(factsKind, base, mine, theirs);
const typed = draftResult(
  draftResult(confirmFact(blank, 'eventDate', 'March 13, 2027', MONDAY), 'came', ' fifteen ', MONDAY),
  'worked',
  'The library\nroom.',
  MONDAY,
);
const ENDED = { day: '2027-04-02', topics: { event: 'a1.b2.' }, emptied: LAUNCH_DAYS } as const;

describe('a number of the look back', () => {
  it.each([
    ['came', '15', '15', undefined],
    ['came', ' 1,200 ', '1200', undefined],
    ['came', 'twelve', '12', undefined],
    ['hours', '12.5', '12.5', undefined],
    ['came', '', '', undefined],
    ['came', 'a few', 'a few', 'not-a-number'],
    ['came', 'about 40', 'about 40', 'not-a-number'],
    ['came', '-3', '-3', 'negative'],
    ['income', '−$40', '−$40', 'negative'],
    ['income', '$2,400.50', '$2,400.50', undefined],
    ['income', '2400 dollars', '2400 dollars', undefined],
    ['income', 'enough', 'enough', 'not-a-number'],
    ['came', '1'.repeat(30), '1'.repeat(30), 'not-a-number'],
    ['worked', 'x'.repeat(501), 'x'.repeat(501), 'too-long'],
    ['worked', 'Calling\nthem', 'Calling them', undefined],
  ] as const)('%s: "%s" is read as "%s" (%s)', (name, text, value, problem) => {
    expect(resultValue(name, text)).toBe(value);
    expect(resultProblem(name, text)).toBe(problem);
  });
});

describe('a launch that is over', () => {
  it('keeps its results and days, and the next one begins without them', () => {
    const ended = endLaunch(typed, ENDED, TUESDAY);
    expect(ended).toEqual({
      ...blank,
      updatedAt: TUESDAY,
      notNow: { eventDate: 'March 13, 2027' },
      launches: [
        {
          number: '001',
          day: '2027-04-02',
          results: { came: '15', worked: 'The library room.' },
          dates: { eventDate: 'March 13, 2027' },
          topics: { event: 'a1.b2.' },
        },
      ],
    });
    expect(factSheetSchema.safeParse(ended).error).toBeUndefined();
    expect(lastTime(ended, 'eventDate')).toBe('March 13, 2027');
    expect(lastTime(confirmFact(ended, 'eventDate', 'May 1', TUESDAY), 'eventDate')).toBeUndefined();
    expect(lastTime(ended, 'offerPrice')).toBeUndefined();
  });

  it('keeps a day that was not chosen', () => {
    const ended = endLaunch(typed, { ...ENDED, emptied: [] }, TUESDAY);
    expect(ended.facts).toEqual({ eventDate: 'March 13, 2027' });
    expect(ended.launches?.[0]?.dates).toEqual({});
  });

  it('comes back, but overwrites nothing said since', () => {
    const ended = endLaunch(typed, ENDED, TUESDAY);
    const [launch] = launchesOf(ended);
    if (!launch) throw new Error('no launch');
    expect(reopenLaunch(ended, launch, TUESDAY)).toEqual({
      ...blank,
      updatedAt: TUESDAY,
      facts: { eventDate: 'March 13, 2027' },
      lookBack: { came: '15', worked: 'The library room.' },
    });
    const said = draftResult(confirmFact(ended, 'eventDate', 'May 1', TUESDAY), 'came', '9', TUESDAY);
    expect(reopenLaunch(said, launch, TUESDAY)).toMatchObject({
      facts: { eventDate: 'May 1' },
      lookBack: { came: '9', worked: 'The library room.' },
    });
  });

  it('is one of twelve at most; a removed one can come back', () => {
    let sheet = blank;
    for (let count = 0; count < 12; count += 1) sheet = endLaunch(sheet, ENDED, TUESDAY);
    expect(isFull(sheet)).toBe(true);
    expect(launchesOf(sheet).map(({ number }) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(() => endLaunch(sheet, ENDED, TUESDAY)).toThrow();
    expect(factSheetSchema.safeParse(sheet).error).toBeUndefined();
    const third = launchesOf(sheet)[2];
    if (!third) throw new Error('no launch');
    const fewer = withoutLaunch(sheet, third, TUESDAY);
    expect(isFull(fewer)).toBe(false);
    expect(withLaunch(fewer, third, TUESDAY)).toEqual(sheet);
    expect(() => withLaunch(sheet, third, TUESDAY)).toThrow();
  });
});

describe('two devices', () => {
  it('that begin the next launch at once have looked back once', () => {
    const mine = endLaunch(typed, ENDED, MONDAY);
    const { merged, conflicts } = merge(typed, mine, endLaunch(typed, ENDED, TUESDAY));
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({ ...mine, updatedAt: TUESDAY });
  });

  it('that looked back on two launches keep both, and the draft of one', () => {
    const mine = endLaunch(typed, ENDED, TUESDAY);
    const theirs = draftResult(typed, 'came', ' fifteen and a baby', TUESDAY);
    const typing = merge(typed, mine, theirs);
    expect(typing.merged.lookBack).toEqual({ came: ' fifteen and a baby' });
    expect(typing.merged.launches).toHaveLength(1);
    const other = endLaunch(draftResult(typed, 'came', '9', TUESDAY), ENDED, TUESDAY);
    const both = merge(typed, mine, other);
    expect(both.conflicts).toEqual([]);
    expect(both.merged.launches?.map(({ results }) => results.came).sort()).toEqual(['15', '9']);
  });
});

it('any launch can be read back from its line', () => {
  const text = fc.string({ minLength: 1 });
  const some = (names: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...names), text, { noNullPrototype: true });
  const launch = fc.record({
    number: fc.string(),
    day: fc.string(),
    results: some(RESULT_NAMES),
    dates: some(LAUNCH_DAYS),
    topics: fc.dictionary(
      fc.constantFrom('event', 'event-launch', 'launch'),
      fc.stringMatching(/^[0-9a-f.]*$/),
      {
        noNullPrototype: true,
      },
    ),
  });
  fc.assert(fc.property(launch, (one) => void expect(launchIn(launchLine(one))).toEqual(one)));
});
