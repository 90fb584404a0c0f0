import { groupSizeIn } from '#domain/facts/answers/group-size.ts';
import { priceSaid } from '#domain/facts/answers/price-said.ts';
import { refundSaid } from '#domain/facts/answers/refunds-said.ts';
import { monthPriceSaid, yearPriceSaid } from '#domain/facts/answers/year-price.ts';
import type { SaidFact } from '#domain/facts/suggestion.ts';
import { amountsIn, MONEY } from '#domain/reading/amounts-in.ts';
import { termsIn } from '#domain/reading/figures/payments-in.ts';

const AMOUNT = MONEY;
const VALUE = `(?<value>${AMOUNT})`;
const A_MONTH = '(?: ?\\/ ?mo(?:nth)?\\b| (?:a|per|each|every) month\\b| monthly\\b)';
const A_YEAR =
  '(?: ?\\/ ?(?:yr|year)\\b| (?:a|per|the|for the|for a|by the) (?:whole |full )?(?:year|yr)\\b| for (?:the )?(?:twelve|12)(?: months\\b|(?=[.,;]|$)))';
/** Runs only if there is an amount: each of these patterns contains all forms of an amount, and is slow to compile. */
const by = (source: string) => {
  const pattern = new RegExp(source, 'i');
  return (sentence: string) =>
    amountsIn(sentence).length > 0 ? pattern.exec(sentence)?.groups?.value : undefined;
};

/** Prices, payments, refunds and capacities in answers to other questions. */
export const SAID_MONEY: readonly SaidFact[] = [
  {
    fact: 'offerPrice',
    topics: ['marketing-launch', 'launch'],
    by: by(
      `(?<!\\b(?:bird|early|event|workshop|ticket|entry|book|workbook) )\\bprice(?:[’']s| is| will be| stays) (?:at )?${VALUE}(?!${A_MONTH})`,
    ),
  },
  {
    fact: 'offerPrice',
    topics: ['sales', 'marketing', 'launch', 'marketing-launch', 'fulfillment-launch', 'onboarding'],
    by: by(
      `\\b(?:my|the|our) (?:(?:regular|full|whole|normal|usual|standard) )?(?:price|fee|tuition|course fee|class fee)(?:[’']s| is| of| at| stays| will be|,)(?: (?:now|just|only|at))? ${VALUE}(?!${A_MONTH}|${A_YEAR})`,
    ),
  },
  {
    fact: 'offerPrice',
    topics: ['sales', 'marketing', 'launch', 'marketing-launch', 'fulfillment-launch', 'onboarding'],
    by: by(
      `${VALUE}(?= (?:is the (?:whole|full)|for (?:all|the (?:whole|full)) |for the (?:class|course|group|series|circle|program|programme|six|eight|ten|four|five|seven|nine)\\b))`,
    ),
  },
  {
    fact: 'offerPrice',
    topics: ['sales', 'marketing', 'launch', 'marketing-launch', 'fulfillment-launch', 'onboarding'],
    by: priceSaid,
  },
  {
    fact: 'paymentTerms',
    topics: ['fulfillment', 'sales', 'fulfillment-launch', 'marketing-launch', 'launch', 'onboarding'],
    by: termsIn,
  },
  {
    fact: 'refundTerms',
    topics: ['purpose', 'fulfillment', 'marketing', 'sales', 'fulfillment-launch', 'launch', 'onboarding'],
    by: refundSaid,
  },
  {
    fact: 'places',
    topics: ['fulfillment'],
    questions: [0],
    by: (sentence) => groupSizeIn(sentence, true),
  },
  // In other questions of these topics, people count guests, readers and addresses.
  ...(
    [
      [['marketing', 'launch'], 1],
      [['purpose', 'event'], 2],
      [['marketing-launch'], 0],
    ] as const
  ).map(([topics, question]) => ({
    fact: 'places' as const,
    topics,
    questions: [question],
    by: (sentence: string) => groupSizeIn(sentence, false),
  })),
  {
    fact: 'places',
    topics: ['sales', 'course', 'onboarding'],
    by: (sentence) => groupSizeIn(sentence, false),
  },
  {
    fact: 'programPrice',
    topics: ['coaching', 'sales', 'launch', 'onboarding'],
    by: by(`${VALUE}${A_YEAR}`),
  },
  { fact: 'programPrice', topics: ['coaching'], questions: [0, 1], by: monthPriceSaid },
  { fact: 'programPrice', topics: ['coaching'], by: yearPriceSaid },
  { fact: 'programPrice', topics: ['coaching'], questions: [1], by: by(`(?<value>${AMOUNT}${A_MONTH})`) },
  {
    fact: 'programPrice',
    topics: ['coaching'],
    // Monthly savings or debt payments are no price.
    by: (sentence) => (SAVED.test(sentence) ? undefined : A_MONTH_SAID.exec(sentence)?.groups?.value),
  },
  {
    fact: 'programPrice',
    topics: ['launch', 'marketing-launch', 'sales', 'onboarding', 'marketing'],
    by: by(
      `\\b(?:monthly|membership|coaching|(?:twelve|12)[- ]months?|the (?:full |whole )?year)\\b[^.;$£€]{0,40}(?<value>${AMOUNT}${A_MONTH}?)`,
    ),
  },
  {
    fact: 'programPrice',
    topics: ['coaching'],
    by: by(
      `\\b(?:price|costs?|charge|fee|pays?|paid|ask)\\b(?! (?:off|down|back|her|his|their))[^.;$£€]{0,30}(?<value>${AMOUNT}${A_MONTH}?)`,
    ),
  },
  {
    fact: 'programPrice',
    by: by(
      `\\b(?:year-long|yearlong|(?:twelve|12)[- ]months?|(?:for|of) (?:a|the) (?:whole )?year|the year (?:of|with) \\w+ (?:is|costs?|runs))\\b[^.;$£€]{0,60}${VALUE}(?![\\d,]* (?:cushion|saved|in savings))`,
    ),
  },
  {
    fact: 'eventPrice',
    topics: ['event', 'event-launch', 'launch', 'marketing-launch'],
    by: by(`\\b(?:tickets?|admission|entry|entrance)\\b[^.;$£€]{0,30}${VALUE}`),
  },
  {
    fact: 'eventPrice',
    topics: ['event', 'event-launch', 'launch', 'marketing-launch'],
    by: by(`${VALUE}(?= (?:tickets?|(?:to pay )?(?:at|on) the door|entry|admission|to get in)\\b)`),
  },
  {
    fact: 'eventPrice',
    topics: ['event', 'event-launch'],
    by: (sentence) => (FREE_ENTRY.test(sentence) ? 'Free' : undefined),
  },
  {
    fact: 'eventPrice',
    topics: ['event'],
    questions: [1],
    by: (sentence) => (FREE_EVENT.test(sentence) ? 'Free' : undefined),
  },
  {
    fact: 'eventPrice',
    topics: ['event-launch'],
    questions: [0, 1],
    by: (sentence) => (IS_FREE_EVENT.test(sentence) ? 'Free' : undefined),
  },
];

const A_FREE_EVENT =
  'a free (?:[\\p{L}\\d-]+ ){0,2}(?:morning|evening|afternoon|night|workshop|webinar|class|session|talk|event|taster|demo|masterclass|clinic|hour|training|seminar|party|meeting|breakfast|supper|tea|lunch|walk|open house)\\b';
/** "A free morning at the library", "free landing check". */
const FREE_EVENT = new RegExp(
  `(?:^|[,.;:] )free (?!sample|gift|handout|parking|download|book|copy|printable|pdf|day|coffee|food|time|childcare|snacks)\\p{L}|\\b${A_FREE_EVENT}|\\bfree of (?:cost|charge)\\b|\\b(?:nothing to pay|no fees?|without charge)\\b|\\bfree lang\\b`,
  'iu',
);
/** Where the plans for the event are asked for, "a free evening" may be one without work. */
const IS_FREE_EVENT = new RegExp(`\\bit[’']?s ${A_FREE_EVENT}`, 'iu');

const SAVED =
  /\b(?:sav(?:e|es|ing|ings)|debts?|income|earn\w*|makes?|making|pa(?:y|ys|id|ying) (?:off|down)|put(?:ting)? (?:away|back)|tith\w+|giving|groceries|budget|fund)\b/i;
const A_MONTH_SAID = new RegExp(`(?<value>${AMOUNT}${A_MONTH})`, 'i');

/** "Free, my shop"; not "feel free", "a free handout" or "free parking". */
const FREE_ENTRY =
  /(?<!\b(?:feel|keep|kept|set|are|not|a|my|the|gluten|nut|sugar|care|for|some|get|gets|time) ?-?)\bfree\b(?= ?(?:$|[,.;:!)(]|to (?:come|attend|join|all|anyone|everyone|the public)|of charge|entry|admission|and (?:open|in person)|for (?:all|everyone|anybody)))|\b(?:it[’']s|it is|entry is|admission is|stays) (?:all |now |totally |completely )?free\b(?![- ](?:of|from))|\bno charge\b|\b(?:costs nothing|no cost)\b/i;
