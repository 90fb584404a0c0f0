import type { Replacement } from '#domain/checks/replace-value.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { type PaymentsInText, paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';

/** Where plans name the old payments literally: "two payments of $95". Other wordings are left alone. */
export function paymentReplacements(plan: string, old: string, next: string): Replacement[] {
  const [before, after] = [onlyPayments(old), onlyPayments(next)];
  if (!before || !after || areSame(before, after)) return [];
  return planSentences(plan).flatMap(({ text, range, isOpenPoint }) => {
    const said = isOpenPoint ? [] : paymentsIn(plan.slice(range.start, range.end));
    // One that names both compares them.
    if (said.some((one) => areSame(one, after) || isNamedBeside(text, one, after))) return [];
    return said
      .filter((one) => areSame(one, before))
      .map((one) => ({
        range: { start: range.start + one.start, end: range.start + one.end },
        words: one.text,
        next: inTheseWords(one, after),
        sentence: text,
      }));
  });
}

// "3 payments of $139 or $145" is open still.
function isNamedBeside(text: string, { amount }: PaymentsInText, after: PaymentsInText): boolean {
  return text.includes(`${amount} or ${after.amount}`) || text.includes(`${after.amount} or ${amount}`);
}

/** Sentences that use the old payments in other words: "$190 in all", "$95 today". */
export function shakenByPayments(plan: string, old: string, next: string): string[] {
  const before = onlyPayments(old);
  const after = onlyPayments(next);
  if (!before || (after && areSame(before, after))) return [];
  const total = before.count * before.each;
  const counted = new Set([total, before.each]);
  if (after) for (const value of [after.count * after.each, after.each]) counted.delete(value);
  return planSentences(plan).flatMap(({ text, isOpenPoint }) => {
    // When new payments follow, literal mentions of the old ones are offered as replacements instead.
    const said = after ? paymentsIn(text) : [];
    const rest = said.reduceRight(without, text);
    const amounts = amountsIn(rest).map(({ value }) => value);
    // "It is $180, or in parts, which costs $10 more."
    const isCounted = amounts.some((value) => counted.has(value) || amounts.includes(total - value));
    // "Two payments of $95: $2,090 if all eleven choose it."
    const isOfAll = said.some((one) => areSame(one, before)) && amounts.some((value) => value % total === 0);
    return !isOpenPoint && (isCounted || isOfAll) ? [text] : [];
  });
}

function onlyPayments(terms: string): PaymentsInText | undefined {
  const [first, second] = paymentsIn(terms);
  return second ? undefined : first;
}

const areSame = (one: PaymentsInText, other: PaymentsInText) =>
  one.count === other.count && one.each === other.each;

const without = (text: string, { start, end }: PaymentsInText) => text.slice(0, start) + text.slice(end);

function inTheseWords(said: PaymentsInText, next: PaymentsInText): string {
  if (said.count === next.count) return said.text.slice(0, -said.amount.length) + next.amount;
  const first = next.text.charAt(0);
  const isCapital = /^\p{Lu}/u.test(said.text);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + next.text.slice(1);
}
