import { numbersIn } from '#domain/reading/numbers-in.ts';
import { withHeardWords } from './heard-words.ts';

const UNIT = /^ (?<unit>dollars|bucks|pounds|quid|euros)\b/i;
const SIGNS: Readonly<Record<string, string>> = {
  dollars: '$',
  bucks: '$',
  pounds: '£',
  quid: '£',
  euros: '€',
};
const MAYBE_MONEY = /\b(?:dollars|bucks|pounds|quid|euros)\b/i;
/** "1,140 $" and "30 €", as French and German speakers write it. */
const SIGN_BEHIND = /(?<![\w$€£.,:])(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d\d)? ?([$€£])(?![\d\s]?\d)/g;
const A_HUNDRED = /\ba (?=hundred\b)/gi;

/** Money that is spelled, in digits: "one hundred and sixty dollars" is "$160". */
export function withPlainMoney(text: string): string {
  const signed = withHeardWords(text).replace(SIGN_BEHIND, '$3$1$2');
  if (!MAYBE_MONEY.test(signed)) return signed;
  const said = signed.replace(A_HUNDRED, 'one ');
  return numbersIn(said)
    .toSorted((one, other) => other.start - one.start)
    .reduce((plain, { start, end, value }) => {
      const [words = '', unit = ''] = UNIT.exec(said.slice(end, end + 10)) ?? [];
      const sign = SIGNS[unit.toLowerCase()];
      if (sign === undefined) return plain;
      return `${plain.slice(0, start)}${sign}${value.toLocaleString('en-US')}${plain.slice(end + words.length)}`;
    }, said);
}
