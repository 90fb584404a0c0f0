import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { NUMBER_WORD, numbersIn } from '#domain/reading/numbers-in.ts';
import { withPlainMoney } from '#domain/reading/spoken/plain-money.ts';
import { COUNTED } from './prices-in-answer.ts';
import { clauseAround, isOfThePast } from './standing.ts';

/** Words before a bare number that is the price: "when I tell them fifty thousand", "if 8 sign up at 300 each". */
const TOLD =
  /\b(?:(?:tell|told) (?:them|her|him|people)|(?:they|people|she) (?:hear|see|think)|I say|(?:how come|why is) it[’']?s|(?:sign up|pay) at)(?: (?:it[’']?s|about|only))* $/i;
/** Sure enough to need no words after the amount. */
const SURE = new RegExp(
  `\\b(?:(?:people|women|girls|couples|families|students|seats|spots|places|${NUMBER_WORD}) (?:at|x|paying)|(?:receipt|invoice|link) for(?: the| my)?|worth(?: the)?) $`,
  'i',
);
/** "They think R450 is too much", "eight people paying $300", "that the €240 is paid". */
const BEFORE = /\b(?:pay|pays|paying|for|that|is|if|in|what|why is|says?)(?: the)? $/i;
const AFTER =
  /^ (?:(?:is|has|must|needs)(?: to)?(?: be)? (?:paid|complete|in\b|due|worth|too|a lot|all)|worth|includes?|covers?|when|before|by|each|in full|to (?:hold|save|join))/i;
const OTHERS =
  /\b(?:other|another|else|academy|college|deposit|discount|siblings?|early|pilot|test|beta|kit|book|tickets?|door|event|workshop|month|monthly|year|budget|ads|posters?|hall|rent|make|made|earn|saved?|spen[dt]|cost me)\b/i;
const NOT_WHOLE =
  /^ ?(?:\/|(?:a|an|per|each|every) (?:week|session|class|lesson|hour|night)\b|down\b|off\b)/i;
const MAYBE_TOLD = /\b(?:tell|told|hear|see|think|say|how come|why|sign up|pay)\b/i;
const LEAST = 20;
/** "Is it £195 with the tools?", "is $32 the price with the coupon": prices people have heard, right or wrong. */
const ASKS = /\bis (?:it|the (?:price|cost|fee)) $/i;
/** "Is it $20 to park?" */
const ELSEWHERE = /^ (?:for|at|to|if|of|extra|more|less|off)\b/i;
const IS_PRICE = /^ the (?:full |whole |right )?(?:price|cost|fee)\b/i;

/** The price of the offer in answers to other questions: what people hear, ask about and pay. */
export function priceSaid(sentence: string, today: IsoDay): string | undefined {
  const amounts = amountsIn(sentence);
  const bare = (MAYBE_TOLD.test(sentence) ? numbersIn(sentence) : [])
    .filter(
      ({ start, end, value }) =>
        value >= LEAST &&
        amounts.every((one) => end <= one.start || start >= one.end) &&
        TOLD.test(sentence.slice(0, start)) &&
        !COUNTED.test(sentence.slice(end)),
    )
    .map((one) => ({ ...one, text: `$${one.value.toLocaleString('en-US')}` }));
  return [...amounts, ...bare].find((one) => {
    const [before, after] = [sentence.slice(Math.max(0, one.start - 60), one.start), sentence.slice(one.end)];
    if (NOT_WHOLE.test(after) || OTHERS.test(clauseAround(sentence, one))) return false;
    if (isOfThePast(sentence, one, today)) return false;
    if (/\bis $/i.test(before) && IS_PRICE.test(after)) return true;
    if (ASKS.test(before) && !ELSEWHERE.test(after)) return true;
    return TOLD.test(before) || SURE.test(before) || (BEFORE.test(before) && AFTER.test(after));
  })?.text;
}

const BETWEEN =
  /^["”’)]?(?:,|:| –| —| -)? ?\(?(?:(?:is|for|at|costs?|runs?|will be) )?(?:just |only |about )?$/i;
const IN_PARTS = /^ ?(?:twice|x\b|times\b|(?:deposit|discount|off|down|early|to (?:hold|save|reserve))\b)/i;

/** "They sign up for Sing Anyway, $165": the offer's name says whose price it is, whatever the question. */
export function priceAfterName(said: string, name: string): string | null {
  const sentence = withPlainMoney(said);
  const at = sentence.toLowerCase().lastIndexOf(name.toLowerCase());
  if (at === -1 || name === '') return null;
  const end = at + name.length;
  const price = amountsIn(sentence).find((one) => {
    const after = sentence.slice(one.end);
    return (
      one.start >= end &&
      BETWEEN.test(sentence.slice(end, one.start)) &&
      !NOT_WHOLE.test(after) &&
      !IN_PARTS.test(after)
    );
  });
  return price?.text ?? null;
}
