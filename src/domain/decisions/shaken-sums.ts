import { amountOfFact } from '#domain/facts/comparable.ts';
import { type FactName, MONEY_FACTS } from '#domain/facts/fact-names.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';
import { shakenByPayments } from './payment-phrases.ts';

type Changed = {
  readonly fact: FactName;
  readonly old: string;
  readonly next: string;
  /** How the price may be paid in parts, as plans say it. */
  readonly terms: string | undefined;
};

/** Sentences that compute with the old value: "two payments come to $300, so this way costs $10 more". */
export function shakenSums(plan: string, { fact, old, next, terms }: Changed): string[] {
  if (!MONEY_FACTS.includes(fact)) return [];
  if (fact === 'paymentTerms') return shakenByPayments(plan, old, next);
  const [before, after] = [amountOfFact(old), amountOfFact(next)];
  if (before === null || after === null || before === after) return [];
  const parts = [...paymentsIn(terms ?? ''), ...paymentsIn(old)];
  const counted = new Set(
    parts.flatMap(({ count, each }) => [count * each, Math.abs(count * each - before), before / count]),
  );
  counted.delete(0);
  const inParts = new Set(parts.map(({ each }) => each));
  // Two payments come to $300 whether the price is $280 or $290: only their extra cost changes.
  const extras = new Set(parts.map(({ count, each }) => count * each - after));
  const sentences = planSentences(plan).map(({ text, isOpenPoint }) => ({
    text,
    isOpenPoint,
    amounts: amountsIn(text).map(({ value }) => value),
  }));
  // Written with the new price already: "$480, or three payments of $170, which comes to $510" never used $450.
  const says = (price: number) => sentences.some(({ amounts }) => amounts.includes(price));
  if (says(after) && !says(before)) return [];
  return sentences.flatMap(({ text, isOpenPoint, amounts }) => {
    if (isOpenPoint) return [];
    if (!amounts.includes(before) && amounts.some((value) => value > 0 && extras.has(value))) return [];
    const isCounted = amounts.some((value) => counted.has(value));
    const isInParts = amounts.includes(before) && amounts.some((value) => inParts.has(value));
    return isCounted || isInParts ? [text] : [];
  });
}
