import { numbersIn } from '#domain/reading/numbers-in.ts';
import { RESULT_NUMBERS, type ResultName } from './launch-results.ts';

export const isNumber = (name: ResultName) => RESULT_NUMBERS.some((known) => known === name);

/** In characters. */
export function longestResult(name: ResultName): number {
  return isNumber(name) ? 24 : 500;
}

export type ResultProblem = 'not-a-number' | 'negative' | 'too-long';

const AMOUNT =
  /^(?:US|CA|A)?[$€£]?\s?(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?(?:\s?(?:dollars|euros?|pounds|USD|EUR|GBP))?$/i;
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?$/;

/** Why it can't be stored as it is. Blank is fine: nobody counted. */
export function resultProblem(name: ResultName, text: string): ResultProblem | undefined {
  const value = resultValue(name, text);
  if (isNumber(name) && /^[-−–]\s?[$€£]?\d/.test(value)) return 'negative';
  if (isNumber(name) && value !== '' && !(name === 'income' ? AMOUNT : NUMBER).test(value)) {
    return 'not-a-number';
  }
  return value.length > longestResult(name) ? 'too-long' : undefined;
}

/** On one line, as in prompts and merging; a spelled-out number becomes digits. */
export function resultValue(name: ResultName, text: string): string {
  const value = text.trim().replace(/\s+/g, ' ');
  if (!isNumber(name)) return value;
  const [spelled] = numbersIn(value);
  return spelled && spelled.text.length === value.length ? String(spelled.value) : value;
}
