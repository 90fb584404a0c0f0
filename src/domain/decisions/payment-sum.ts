import { amountOfFact } from '#domain/facts/comparable.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { partsIn, paymentsIn } from '#domain/reading/figures/payments-in.ts';
import type { Advice, Choice } from './decision.ts';

type Sum = { readonly advice: Extract<Advice, { rule: 'payments-differ' }>; readonly offered: string | null };

/** Payments that do not come to the price; null where they do, or where one of the two is not known. */
export function paymentSum(price: string | undefined, terms: string | undefined): Sum | null {
  const whole = price === undefined ? null : amountOfFact(price);
  const said = terms ?? '';
  const [parts] = paymentsIn(said);
  if (!whole) return null;
  // "$50 down and then two payments of $40": the payments are not all of it.
  const isAll = parts && partsIn(said).every(({ start, end }) => start > parts.start || end < parts.end);
  if (!parts || !isAll) return unlikeParts(whole, said);
  const { count, each, amount } = parts;
  const total = count * each;
  // Rounded to whole dollars, three payments of $97 for $290 come close enough.
  if (Math.abs(total - whole) < count) return null;
  // "$397, or 3 payments of $145 ($435)": somebody who says the sum knows it.
  if (amountsIn(said).some(({ value }) => value === total)) return null;
  const even = whole / count;
  const sign = /\d/.test(amount) ? (/^\D*/.exec(amount)?.[0] ?? '') : '$';
  const isEven = Number.isInteger(even) && even !== each;
  // By position, not with `replace`: "$1" has a meaning there, and "2 payments of 2" matches twice.
  const at = parts.end - amount.length;
  const offered = isEven ? `${said.slice(0, at)}${sign}${even}${said.slice(parts.end)}` : null;
  return { advice: { rule: 'payments-differ', total, price: whole, count, each }, offered };
}

function unlikeParts(price: number, said: string): Sum | null {
  const [parts] = partsIn(said);
  if (!parts || Math.abs(parts.total - price) < parts.count) return null;
  const { total, count, each = 0 } = parts;
  return { advice: { rule: 'payments-differ', total, price, count, each }, offered: null };
}

const MORE = /^ (?:more|extra|on top|higher|surcharge|fee)\b/i;
const EXTRA =
  /\b(?:extra|additional|more|surcharge|fee(?: of)?|difference(?: of)?)(?: is| of)?(?: about)? $/i;
const WANTED =
  /\b(?:on purpose|card fees?|processing fees?|(?:a (?:little|bit|touch)|slightly) (?:more|extra|higher)|costs? (?:a (?:little|bit) )?more|more (?:that|this) way|surcharge)\b/i;

/** Whether the words say that paying in parts costs more, or how much. */
export function saysDifference(words: string, advice: Sum['advice'] | undefined): boolean {
  if (!advice || advice.total <= advice.price) return false;
  const more = amountsIn(words).filter(({ value }) => value === advice.total - advice.price);
  const isNamed = more.some(
    ({ start, end }) =>
      MORE.test(words.slice(end, end + 12)) || EXTRA.test(words.slice(Math.max(0, start - 25), start)),
  );
  return isNamed || WANTED.test(words);
}

export function sumChoices(terms: string, origins: Choice['origins'], offered: string | null): Choice[] {
  const kept: Choice = { value: terms, origins };
  return offered === null ? [kept] : [kept, { value: offered, origins: [], isOffered: true }];
}
