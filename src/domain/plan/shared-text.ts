import { amountsIn } from '#domain/reading/amounts-in.ts';
import { valuesIn } from '#domain/reading/numbers-in.ts';
import { withGapsAs } from './gaps/gaps.ts';
import { ownerOnlyLines, withoutOwnerOnly } from './owner-only.ts';

// Followed by a space, so that Markdown doesn't read it as emphasis.
const BLANK = '____________';
const EARNED = /\b(?:income|earn(?:ed|ings)?|revenue|made|brought in|took in)\b/i;

/**
 * Plans as others see them: gaps as blanks to fill in by hand, and nothing private from any of them. `incomes`: the
 * income of earlier launches, which the AI knows; lines with it are left out even without the mark. `settled` removes
 * questions that are settled; their private words stay private in the other plans.
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
