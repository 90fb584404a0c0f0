import { describe, expect, it } from 'vitest';
import { sentenceFor } from '#domain/errors.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { blankLaunch, draftFact } from './change-launch.ts';
import { factProblem } from './fact-problem.ts';
import { launchSchema } from './launch-schema.ts';

const problem = (fact: Parameters<typeof factProblem>[0], text: string) => {
  const code = factProblem(fact, text, '2026-11-15');
  return code && sentenceFor(code);
};

describe('a fact that cannot be confirmed as it is', () => {
  it('is too long', () => {
    expect(problem('tools', 'x'.repeat(10_000))).toBe(
      'A fact can be up to 500 characters. Shorten it, then confirm it again.',
    );
  });

  it('names a day that does not exist', () => {
    const sentence =
      'One of these dates isn’t in the calendar, such as February 30. Check the day and the month, then confirm it again.';
    expect(problem('eventDate', 'Tuesday, February 30')).toBe(sentence);
    expect(problem('datesToAvoid', 'April 20 to April 31')).toBe(sentence);
  });
});

it('words of any kind are a fact: HTML is only words, and a day may not be known yet', () => {
  expect(problem('businessName', '<script>alert(1)</script> & “Söhne”')).toBeNull();
  expect(problem('eventDate', 'some Saturday in spring')).toBeNull();
  expect(problem('tools', 'a paper diary from February 30')).toBeNull();
});

it('what was pasted by mistake is kept as a draft and can be saved', () => {
  const draft = draftFact(blankLaunch(MONDAY), 'tools', 'x'.repeat(10_000), MONDAY);
  expect(launchSchema.safeParse(draft).success).toBe(true);
});
