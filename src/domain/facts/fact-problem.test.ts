import { describe, expect, it } from 'vitest';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { draftFact } from './change-facts.ts';
import { factProblem } from './fact-problem.ts';
import { blankFactSheet } from './fact-sheet.ts';
import { factSheetSchema } from './fact-sheet-schema.ts';

const problem = (fact: Parameters<typeof factProblem>[0], text: string) =>
  factProblem(fact, text, '2026-11-15');

describe('a fact that cannot be confirmed as it is', () => {
  it('is too long', () => {
    expect(problem('tools', 'x'.repeat(10_000))).toBe('too-long');
  });

  it('names a day that does not exist', () => {
    expect(problem('eventDate', 'Tuesday, February 30')).toBe('no-such-day');
    expect(problem('datesToAvoid', 'April 20 to April 31')).toBe('no-such-day');
  });
});

it('words of any kind are a fact: HTML is only words, and a day may not be known yet', () => {
  expect(problem('businessName', '<script>alert(1)</script> & “Söhne”')).toBeNull();
  expect(problem('eventDate', 'some Saturday in spring')).toBeNull();
  expect(problem('tools', 'a paper diary from February 30')).toBeNull();
});

it('what was pasted by mistake is kept as a draft and can be saved', () => {
  const draft = draftFact(blankFactSheet(MONDAY), 'tools', 'x'.repeat(10_000), MONDAY);
  expect(factSheetSchema.safeParse(draft).success).toBe(true);
});
