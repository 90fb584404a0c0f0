import { describe, expect, it } from 'vitest';
import { hasRecordings, measureChecks, readPlanted } from './measure-checks.ts';

describe.runIf(hasRecordings())('the checks of a plan, over everything recorded', () => {
  const measured = measureChecks();

  it('find nine of ten planted faults', () => {
    expect(measured.planted).toBeGreaterThanOrEqual(60);
    expect(measured.recall).toBeGreaterThanOrEqual(0.9);
  });

  it('are right nine times out of ten', () => {
    expect(measured.plans).toBeGreaterThanOrEqual(19);
    expect(measured.precision).toBeGreaterThanOrEqual(0.9);
  });
});

it('at least sixty faults of every kind are planted', () => {
  const { faults } = readPlanted();
  expect(faults.length).toBeGreaterThanOrEqual(60);
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  for (const kind of [
    'amount',
    'date',
    'weekday',
    'percentage',
    'pressure',
    'promise',
    'faith',
    'disagreement',
  ] as const) {
    expect(kinds.get(kind)?.length ?? 0).toBeGreaterThanOrEqual(4);
  }
});
