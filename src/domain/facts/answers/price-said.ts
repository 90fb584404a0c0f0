import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { NUMBER_WORD, numbersIn } from '#domain/reading/numbers-in.ts';
import { clauseAround, isOfThePast } from './standing.ts';

/** Of a number alone that is the price: "when I tell them fifty thousand", "if 8 sign up at 300 each". */
const TOLD =
  /\b(?:(?:tell|tells|telling|told) (?:them|her|him|people|folks|parents|the \p{L}+)|(?:they|she|he|people|folks|parents|mothers|moms|mums) (?:hear|see|think)s?|(?:when |and )?(?:I|we) say|(?:how come|why is) it[’']?s|(?:join|sign up|pay|paying|sign) at)(?: (?:that|it[’']?s|it is|the price is|the price of|about|only|just|like))* $/iu;
/** With its money: "they think R450 is too much", "eight people paying $300", "that the €240 is paid". */
const BEFORE =
  /\b(?:(?:pay(?:s|ing)?|for|that|in|send(?:s)?|hand(?:s)?(?: me)?|transfers?|is|if|says?|why is it|why is|what|invoice|bill)(?: me)?(?: the(?: full| whole)?| my)? |(?:people|women|men|girls|couples|families|students|learners|seats|spots|places|chairs) (?:at|x|×|times|paying) )$/i;
/** So surely that nothing need stand behind it. */
const SURE = new RegExp(
  `\\b(?:(?:people|women|men|girls|couples|families|students|learners|seats|spots|places|chairs|${NUMBER_WORD}) (?:at|x|×|times|paying)|(?:receipt|invoice|bill|link) for(?: the| my)?(?: full)?|worth(?: the)?|how come it[’']?s|gonna be|going to be|must be) $`,
  'i',
);
const AFTER =
  /^(?: (?:is |has |have |must |needs? )(?:to )?(?:be )?(?:paid|complete\w*|in\b|due|worth|too|a lot|steep|dear|expensive|includes?|covers?|all)| (?:worth|includes?|covers?|when|before|by|each|apiece|per (?:person|head)|a (?:head|person)|in full|to (?:hold|save|join)|and (?:a receipt|go|they)|would)\b)/i;
const OTHERS =
  /\b(?:other|others|another|else|somebody|academy|college|gym|deposit|discount|scholarship|siblings?|early|kit|book|workbook|tickets?|at the door|event|workshop|a month|monthly|a year|for the year|budget|ads?|posters?|flyers?|leaflets?|hall|rent|make|made|earn|save[ds]?|spend|spent|cost me|owe)\b/i;
const NOT_WHOLE =
  /^ ?(?:\/|(?:a|an|per|each|every) (?:month|mo|week|session|class|lesson|hour|year)\b|down\b|deposit\b|off\b)/i;
const COUNTS =
  /^[\s-]*(?:%|percent|weeks?|wks?|days?|hours?|hrs?|min|months?|years?|yrs?|times|people|ppl|women|girls|kids|of\b|or\b|to\b|am\b|pm\b|o[’']clock|things?|questions?|stories)/i;
const LEAST = 20;

/** The price of the offer where nobody asks for it: what people hear, ask about and pay. */
export function priceSaid(sentence: string, today: IsoDay): string | undefined {
  const amounts = amountsIn(sentence);
  const bare = numbersIn(sentence)
    .filter(
      ({ start, end, value }) =>
        value >= LEAST && amounts.every((one) => end <= one.start || start >= one.end),
    )
    .filter(({ start, end }) => TOLD.test(sentence.slice(0, start)) && !COUNTS.test(sentence.slice(end)))
    .map((one) => ({ ...one, text: `$${one.value.toLocaleString('en-US')}` }));
  return [...amounts, ...bare].find((one) => {
    const [before, after] = [sentence.slice(Math.max(0, one.start - 60), one.start), sentence.slice(one.end)];
    if (NOT_WHOLE.test(after) || OTHERS.test(clauseAround(sentence, one))) return false;
    if (isOfThePast(sentence, one, today)) return false;
    return TOLD.test(before) || SURE.test(before) || (BEFORE.test(before) && AFTER.test(after.slice(0, 40)));
  })?.text;
}
