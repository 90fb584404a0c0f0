import { MONEY_WORD, SIGNS } from '#domain/reading/amounts-in.ts';
import { numbersIn } from '#domain/reading/numbers-in.ts';
import { withHeardWords } from './heard-words.ts';

const UNIT = new RegExp(`^ (?<unit>${MONEY_WORD})`, 'i');
const MAYBE_MONEY = new RegExp(`\\b${MONEY_WORD}`, 'i');
/** "1,140 $" and "30 €", as French and German speakers write it. */
const SIGN_BEHIND = /(?<![\w$€£.,:])(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d\d)? ?([$€£])(?![\d\s]?\d)/g;
const A_HUNDRED = /\ba (?=(?:hundred|thousand)\b)/gi;
/** "1.2k" and "45k"; a 5k is run. */
const IN_THOUSANDS =
  /(?<![\w.,])(\d{1,3}(?:\.\d{1,2})?)k\b(?! ?(?:run|race|walk|fun|ride|loop|steps|training|plan|group|class)\b|[- ])|(?<![\w.,])(\d{1,3}(?:\.\d{1,2})?)k(?= (?!run|race|walk|fun|ride|loop|steps|training|plan|group|class))/gi;

/** Spelled-out money in digits: "one hundred and sixty dollars" becomes "$160", "two thousand shillings" "2,000 shillings". */
export function withPlainMoney(text: string): string {
  const signed = withHeardWords(text)
    .replace(SIGN_BEHIND, '$3$1$2')
    .replace(IN_THOUSANDS, (_, one?: string, other?: string) => inDigits(Number(one ?? other) * 1_000));
  if (!MAYBE_MONEY.test(signed)) return signed;
  const said = signed.replace(A_HUNDRED, 'one ');
  // Joined at the end: rewriting the text for each number takes quadratic time.
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, value } of numbersIn(said).toSorted((one, other) => one.start - other.start)) {
    const [words = '', unit = ''] = UNIT.exec(said.slice(end, end + 12)) ?? [];
    if (unit === '' || start < from) continue;
    const sign = SIGNS[unit.toLowerCase()];
    const money = sign === undefined ? `${inDigits(value)} ${unit}` : `${sign}${inDigits(value)}`;
    pieces.push(said.slice(from, start), money);
    from = end + words.length;
  }
  return pieces.join('') + said.slice(from);
}

const inDigits = (value: number) => Math.round(value).toLocaleString('en-US');
