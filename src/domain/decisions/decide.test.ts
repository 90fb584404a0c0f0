import { describe, expect, it } from 'vitest';
import { addOwnFact, confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { choose, confirmOver, takeBack } from './decide.ts';
import { type Decision, valuesInPlans } from './decision.ts';
import { decidedMark, isLater, laterMark, markOf } from './decision-marks.ts';

const today = '2026-11-16';
const blank = () => blankFactSheet(MONDAY);
const decision = (more: Partial<Decision>): Decision => ({
  key: 'paymentTerms',
  matter: { fact: 'paymentTerms' },
  kind: 'sum',
  choices: [
    { value: 'two payments of $150', origins: [] },
    { value: 'two payments of $145', origins: [], isOffered: true },
  ],
  advice: null,
  plans: [],
  mark: 'kept/paymentTerms/0000',
  ...more,
});
const chosen = (value: string, more: Partial<Decision> = {}) =>
  choose(blank(), decision(more), value, MONDAY, today);

describe('a choice', () => {
  it('of a doubted value says that it is right as it is; of an offered or a third value, it does not', () => {
    expect(chosen('two payments of $150').settled).toContain('kept/paymentTerms/0000');
    expect(chosen('Two payments of $150!').settled).toContain('kept/paymentTerms/0000');
    expect(chosen('two payments of $145').settled).not.toContain('kept/paymentTerms/0000');
    expect(chosen('three payments of $97').settled).not.toContain('kept/paymentTerms/0000');
    expect(chosen('two payments of $150', { kind: 'two-values' }).settled).not.toContain(
      'kept/paymentTerms/0000',
    );
  });

  it('knows a fact by its value, however it is written', () => {
    const price = { matter: { fact: 'offerPrice' }, choices: [{ value: '$290', origins: [] }] } as const;
    expect(chosen('290 dollars', price).settled).toContain('kept/paymentTerms/0000');
    // A matter of their own has words alone.
    const own = { matter: { own: 'Fee' }, choices: [{ value: '$290', origins: [] }] } as const;
    expect(chosen('290 dollars', own).settled).toEqual([]);
    expect(chosen('290', own).settled).toEqual(['kept/paymentTerms/0000']);
  });

  it('settles every other value once, and never the chosen one', () => {
    const known = ['$280', '280 dollars', '$290', '290 dollars'].map((value) => ({ value }));
    const before = confirmOver(blank(), 'offerPrice', '$280', known, MONDAY, today);
    expect(before.settled).toEqual([decidedMark('offerPrice', '290')]);
    const after = confirmOver(before, 'offerPrice', '$290', known, MONDAY, today);
    expect(after.settled).toEqual([decidedMark('offerPrice', '280')]);
  });

  it('of nothing settles nothing', () => {
    const sheet = confirmOver(blank(), 'offerPrice', '  ', [{ value: '$280' }], MONDAY, today);
    expect(sheet.settled).toEqual([]);
    expect(sheet.facts.offerPrice).toBeUndefined();
  });
});

it('plans may only say values that somebody gave, not ones that were only offered', () => {
  expect(valuesInPlans(decision({}))).toEqual(['two payments of $150']);
});

describe('taken back', () => {
  const undo = (sheet: FactSheet, before: FactSheet | null, after: FactSheet, matter: Decision['matter']) =>
    takeBack(sheet, { before, after }, matter, MONDAY);

  it('what was settled before is settled again, and what others settled meanwhile stays', () => {
    const before = { ...blank(), settled: ['later/x', 'same'] };
    const after = { ...confirmFact(before, 'offerPrice', '$290', MONDAY), settled: ['same', 'decided/y'] };
    const now = { ...after, settled: [...after.settled, 'meanwhile'] };
    const undone = (sheet: FactSheet) =>
      undo(sheet, before, after, { fact: 'offerPrice' }).settled.toSorted();
    expect(undone(now)).toEqual(['later/x', 'meanwhile', 'same']);
    // What somebody opened again meanwhile stays open.
    expect(undone({ ...now, settled: ['decided/y'] })).toEqual(['later/x']);
  });

  it('the fact is what it was before', () => {
    const before = confirmFact(blank(), 'offerPrice', '$280', MONDAY);
    const after = confirmFact(before, 'offerPrice', '$290', MONDAY);
    expect(undo(after, before, after, { fact: 'offerPrice' }).facts.offerPrice).toBe('$280');
    expect(undo(after, null, after, { fact: 'offerPrice' }).facts.offerPrice).toBeUndefined();
  });

  it('a fact of their own is what it was before, and the others stay', () => {
    const before = addOwnFact(blank(), { name: 'Chairs', value: 'Ten' }, MONDAY);
    const three = addOwnFact(before, { name: 'Keyboards', value: 'Three' }, MONDAY);
    expect(undo(three, before, three, { own: 'Keyboards' }).own).toEqual([{ name: 'Chairs', value: 'Ten' }]);
    const five = addOwnFact(three, { name: 'Keyboards', value: 'Five' }, MONDAY);
    expect(undo(five, three, five, { own: 'Keyboards' }).own).toEqual(three.own);
    // Another fact of the same value is not the one.
    const other = { ...three, own: [{ name: 'Tables', value: 'Three' }] };
    expect(undo(other, before, three, { own: 'Keyboards' })).toBe(other);
    const changed = { ...three, own: [{ name: 'Keyboards', value: 'Nine' }] };
    expect(undo(changed, before, three, { own: 'Keyboards' })).toBe(changed);
  });
});

describe('marks', () => {
  const values = (...all: string[]) => ({
    kind: 'order' as const,
    choices: all.map((value) => ({ value, origins: [] })),
    advice: null,
  });
  it('are the same in whatever order values were found, and others for other values, kinds and advice', () => {
    const mark = markOf('places', values('Ten', 'Eight'), today);
    expect(mark).toMatch(/^kept\/places\/[0-9a-f]+$/);
    expect(markOf('places', values('eight', 'ten'), today)).toBe(mark);
    expect(markOf('places', values('Ten', 'Nine'), today)).not.toBe(mark);
    expect(markOf('places', { ...values('Ten', 'Eight'), kind: 'sum' }, today)).not.toBe(mark);
    const advice = { rule: 'in-the-past', day: today } as const;
    expect(markOf('places', { ...values('Ten', 'Eight'), advice }, today)).not.toBe(mark);
  });

  it('say the name where it is short enough', () => {
    expect(decidedMark('x'.repeat(20), 'v')).toMatch(/^decided\/x{20}\//);
    expect(decidedMark('x'.repeat(21), 'v')).toMatch(/^decided\/[0-9a-f]+\/[0-9a-f]+$/);
    expect(decidedMark(`${'x'.repeat(21)}1`, 'v')).not.toBe(decidedMark(`${'x'.repeat(21)}2`, 'v'));
  });

  it('put off until later, only where somebody did', () => {
    const one = decision({ mark: 'kept/kept/1' });
    expect(laterMark(one)).toBe('later/kept/1');
    expect(isLater(null, one)).toBe(false);
    expect(isLater({ settled: ['later/kept/1'] }, one)).toBe(true);
    expect(isLater({ settled: ['kept/kept/1'] }, one)).toBe(false);
  });
});
