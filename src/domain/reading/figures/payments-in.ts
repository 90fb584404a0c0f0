import { matchesIn } from '#domain/matches-in.ts';
import { type AmountInText, amountsIn, MONEY_SIGN, MONEY_WORD } from '#domain/reading/amounts-in.ts';
import { WEEKDAY_WORD } from '#domain/reading/day-patterns.ts';
import { mayNameNumber, NUMBER_WORD, numbersIn, valuesIn } from '#domain/reading/numbers-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';

/** A price in parts: "two payments of $150". */
export type PaymentsInText = Span & {
  readonly text: string;
  readonly count: number;
  readonly each: number;
  /** The amount of one payment, as written. */
  readonly amount: string;
};

// "Three payments of seventy-five dollars."
const SPELLED = `(?:(?:${NUMBER_WORD}|hundred|and)[- ]){0,5}${NUMBER_WORD} ${MONEY_WORD}`;
// "Two payments of one fifty."
const SPOKEN = `(?:${NUMBER_WORD})[- ](?:hundred(?:(?: and)?[- ]${NUMBER_WORD})?|${NUMBER_WORD})\\b(?! (?:weeks?|days?|months?|(?:a|per|each|every|by)\\b))`;
const EACH = `${MONEY_SIGN}?\\s?(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.\\d{1,2})?`;
const PAYMENTS = new RegExp(
  // "$900 x 12 = $10,800" is a sum over a year, not 900 payments.
  `(?<![$€£\\d.,])\\b(?<count>${NUMBER_WORD}|too?(?= payments of \\d))(?:\\s(?:(?:equal|monthly|weekly|easy|even|small)\\s)?(?:payments?|pmts?|pymts?|instal?lments?|checks?|cheques?|chunks|halves|thirds|quarters|parts|bits|lots|goes|gives|pieces)(?:\\sof|,|\\sat)?\\s|\\s?[x×]\\s?|\\sof\\s(?=${MONEY_SIGN}))(?<each>${EACH}|${SPELLED}|${SPOKEN})(?!\\d)`,
  'gi',
);

export function paymentsIn(text: string): PaymentsInText[] {
  if (!mayNameNumber(text)) return [];
  return matchesIn(text, PAYMENTS).flatMap(({ 0: words, index, groups }) => {
    const { count = '', each = '' } = groups ?? {};
    // Speech recognition writes "to payments of 50".
    const [times] = /^too?$/i.test(count) ? [2] : valuesIn(count);
    const amount = numberIn(each);
    if (!times || !amount) return [];
    const found = { text: words, start: index, end: index + words.length };
    return [{ ...found, count: times, each: amount, amount: each.trim() }];
  });
}

const numberIn = (each: string) =>
  /\d/.test(each) ? Number(each.replace(/^\D+|[^\d.]/g, '')) : (valuesIn(each)[0] ?? 0);

/** A price in unequal parts: "$100 down and $150 on the first day". */
export type PartsInText = Span & {
  readonly text: string;
  readonly total: number;
  readonly count: number;
  /** If all are equal. */
  readonly each?: number;
};

const NOW =
  /^(?: \([^()]{1,12}\))?(?: (?:non-?refundable|as a))? (?:down\b|deposit\b|up ?front\b|today\b|now\b|to (?:hold|reserve|save|book)\b|first\b|(?:on|at) the (?:start|beginning|first (?:day|night|evening|class|session|meeting))\b|(?:at|on|with) (?:registration|sign-?up|booking|enroll?ment|joining)\b|when (?:they|you|she|he|people) (?:sign|register|join|book|enroll?)\b)/i;
const DEPOSIT = /\bdeposit(?: of| is|:)? $/i;
const LATER =
  /^(?: \([^()]{1,12}\))? (?:more |due )?(?:on|at|by|before|in|when|after|the|a (?:week|month)|later|halfway|mid)\b/i;
// The words between two parts of one price.
const JOINS = /^[^.;!?]{0,60}(?:\/|,|\band\b|\bthen\b|\bplus\b|\+|&)[^.;!?\d]{0,25}$/i;

/** "$37/mo for 6 months", "99/mo x 3", "$45 a week for 8 weeks", "$60 x 3". */
const REPEATED = new RegExp(
  `(?<![\\w$€£.,])(?<each>${MONEY_SIGN}?\\d{2,6}(?:\\.\\d\\d)?) ?(?:(?:/ ?|(?:a|per|each|every) )(?<unit>mo(?:nth)?|wk|week|${WEEKDAY_WORD})s?\\b,? ?(?:(?:for|over)(?: all| the)?|x|×|times)|(?<=[$€£]\\d{2,5} ?)[x×]) ?(?<count>${NUMBER_WORD})\\b(?! ?=)`,
  'gi',
);
const A_YEAR = 12;
const MOST_WEEKS = 26;

function repeatedIn(text: string): PartsInText[] {
  if (!/\d/.test(text)) return [];
  return matchesIn(text, REPEATED).flatMap(({ 0: words, index, groups }) => {
    const { each = '', unit = '', count: times = '' } = groups ?? {};
    const [count] = valuesIn(times);
    // Twelve months are more likely the price of a year.
    const isFew =
      count !== undefined &&
      count > 1 &&
      count < (/^mo(?:nth)?$/i.test(unit) || unit === '' ? A_YEAR : MOST_WEEKS);
    if (!isFew) return [];
    const behind = /^ (?:months?|mos?|weeks?|wks?)\b/i.exec(text.slice(index + words.length))?.[0] ?? '';
    const end = index + words.length + behind.length;
    const amount = numberIn(each);
    return [{ text: text.slice(index, end), start: index, end, total: amount * count, count, each: amount }];
  });
}

// Smaller numbers are more likely days or people.
const MAYBE_NOW = /\b(?:down|deposit|first|start|up ?front|now|today)\b/i;
const LEAST_PART = 20;
const COUNTS =
  /^[\s-]*(?:%|percent|st\b|nd\b|rd\b|th\b|(?:weeks?|days?|months?|years?|people|women|girls|kids|minutes|hours?)\b)/i;

/** "Thirty thousand on the first day and the balance fifteen thousand in week five": plain numbers, if no currency is named. */
function plainParts(text: string): AmountInText[] {
  return numbersIn(text)
    .filter(({ value, end }) => value >= LEAST_PART && !COUNTS.test(text.slice(end, end + 12)))
    .toSorted((one, other) => one.start - other.start);
}

export function partsIn(text: string): PartsInText[] {
  const named = amountsIn(text);
  const amounts = named.length > 0 || !MAYBE_NOW.test(text) ? named : plainParts(text);
  const downs = amounts.flatMap((first, index) => {
    const second = amounts[index + 1];
    const isNow =
      NOW.test(text.slice(first.end, first.end + 40)) ||
      DEPOSIT.test(text.slice(Math.max(0, first.start - 20), first.start));
    if (!second || !isNow) return [];
    // "$50 down and then two payments of $40"
    const rest = paymentsIn(text.slice(first.end, second.end))[0];
    if (!JOINS.test(text.slice(first.end, rest ? first.end + rest.start : second.start))) return [];
    const { start } = first;
    if (rest) {
      const end = second.end;
      const total = first.value + rest.count * rest.each;
      return [{ text: text.slice(start, end), start, end, total, count: rest.count + 1 }];
    }
    if (!LATER.test(text.slice(second.end, second.end + 40))) return [];
    const end =
      second.end + (/^[^.;,!?\n]{0,40}(?![^\s.;,!?])/.exec(text.slice(second.end))?.[0].length ?? 0);
    return [{ text: text.slice(start, end), start, end, total: first.value + second.value, count: 2 }];
  });
  return [...downs, ...repeatedIn(text)];
}

/** "Two equal halves, one before the first evening and one before the fourth" */
const EQUAL =
  /\b(?:two|three|four|2|3|4) equal (?:halves|thirds|quarters|parts|payments|instal?lments)\b|\bhalf (?:now|down|up ?front|first|on|at|when|before|to|today)\b[^.;!?]{0,40}?(?:,| and) (?:the )?(?:other )?(?:half|rest|balance|remainder)\b[^.;,!?]{0,40}|\bsplit (?:it |the \w+ )?in(?:to)? (?:two|three|four|2|3|4)\b/i;

/** The person's words for paying in parts. */
export function termsIn(text: string): string | undefined {
  const [parts] = partsIn(text);
  const [payments] = paymentsIn(text);
  // Payments after a down payment are only part of the terms.
  const isWithin = parts && payments && payments.start >= parts.start && payments.end <= parts.end;
  return (isWithin ? parts : (payments ?? parts))?.text ?? EQUAL.exec(text)?.[0];
}
