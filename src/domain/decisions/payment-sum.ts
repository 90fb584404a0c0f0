import { amountOfFact } from '#domain/facts/comparable.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import type { Advice, Choice } from './decision.ts';

type Sum = { readonly advice: Extract<Advice, { rule: 'payments-differ' }>; readonly offered: string | null };

/** Payments that do not come to the price; null where they do, or where one of the two is not known. */
export function paymentSum(price: string | undefined, terms: string | undefined): Sum | null {
  const whole = price === undefined ? null : amountOfFact(price);
  const said = terms ?? '';
  const [parts] = paymentsIn(said);
  if (!parts || !whole) return null;
  const { count, each, amount } = parts;
  const total = count * each;
  // Rounded to whole dollars, three payments of $97 for $290 come close enough.
  if (Math.abs(total - whole) < count) return null;
  // "$397, or 3 payments of $145 ($435)": whoever says the sum knows it.
  if (amountsIn(said).some(({ value }) => value === total)) return null;
  const even = whole / count;
  const sign = /\d/.test(amount) ? (/^\D*/.exec(amount)?.[0] ?? '') : '$';
  const isEven = Number.isInteger(even) && even !== each;
  // Put in by its place: a sign and a number mean something else to `replace`, and "2 payments of 2" has two.
  const at = parts.end - amount.length;
  const offered = isEven ? `${said.slice(0, at)}${sign}${even}${said.slice(parts.end)}` : null;
  return { advice: { rule: 'payments-differ', total, price: whole, count, each }, offered };
}

export function sumChoices(terms: string, origins: Choice['origins'], offered: string | null): Choice[] {
  const kept: Choice = { value: terms, origins };
  return offered === null ? [kept] : [kept, { value: offered, origins: [], isOffered: true }];
}
