import { amountsIn } from '#domain/reading/amounts-in.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { withGapsAs } from './gaps/gaps.ts';
import { ownerOnlyLines, withoutOwnerOnly } from './owner-only.ts';

// Followed by a space, so that Markdown takes it for no emphasis.
const BLANK = '____________';
const EARNED = /\b(?:income|earn(?:ed|ings)?|revenue|made|brought in|took in)\b/i;

/**
 * Plans as they are handed to others: what is still open as a blank to fill in by hand, without what is private in any of them.
 * `incomes`: what earlier launches brought in. The AI knows it, and a line that says it is left out also where it forgot the mark.
 * `settled`: a plan without the questions that are settled. What is private in such a question stays private in the other plans.
 */
export function sharedTexts(
  plans: readonly string[],
  isPrivateIn: boolean,
  incomes: readonly string[] = [],
  settled: (plan: string) => string = (plan) => plan,
): string[] {
  const secrets = incomes.map((income) => `Income (owner only): ${income}`);
  const hidden = isPrivateIn ? [] : [...secrets, ...plans.flatMap(ownerOnlyLines)];
  const figures = new Set(secrets.flatMap(figuresIn));
  const isIncome = (line: string) => EARNED.test(line) && figuresIn(line).some((value) => figures.has(value));
  const withoutIncome = (plan: string) =>
    figures.size === 0
      ? plan
      : plan
          .split('\n')
          .filter((line) => !isIncome(line))
          .join('\n');
  return plans
    .map(settled)
    .map((plan) =>
      withGapsAs(
        isPrivateIn ? plan : withoutOwnerOnly(withoutIncome(plan), hidden),
        (need) => `${BLANK} (${need})`,
      ),
    );
}

function figuresIn(line: string): number[] {
  return [...amountsIn(line).map(({ value }) => value), ...valuesIn(line)];
}
