import { describe, expect, it } from 'vitest';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { factsInAnswer } from '#domain/facts/answers/facts-in-answer.ts';
import { factProblem } from '#domain/facts/fact-problem.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { strayGapWords } from '#domain/facts/gap-words.ts';
import { valueKey } from '#domain/facts/same-value.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import { takePart } from '#domain/facts/take-part.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { checkPlan } from './check-plan.ts';
import { ownerWords } from './given.ts';
import { replaceAll, replacementsIn } from './replace-value.ts';

const TODAY = '2026-11-16';
const facts = {
  eventDate: 'March 6, 2027',
  doorsClose: 'March 12, 2027',
  eventName: 'The Open House',
  offerName: 'The Late Start Group',
  offerPrice: '$290',
  eventPrice: 'Free',
  places: '10',
  timeZone: 'Eastern',
  contact: 'ana@example.com',
  faith: 'open',
};
const sheet = { ...blankFactSheet(MONDAY), facts, gapWords: [{ of: '*/price', words: '$290' }] };
const superseded = [
  { name: 'offerPrice', value: '$300' },
  { name: 'eventDate', value: 'March 9' },
] as const;

const replaced = (fact: 'eventDate' | 'offerPrice' | 'tools', old: string) => (text: string) =>
  replaceAll(text, replacementsIn(text, { fact, old, next: 'another', today: TODAY }));
const PARTS = [
  'whole',
  'first',
  'rest',
  'amount',
  'event-price',
  'day',
  'last-day',
  'payments',
  'refunds',
] as const;
const planOf = (output: string) => [sampleBlueprint({ type: 'event', output })];
const answersOf = (text: string) => [sampleBlueprint({ type: 'event', answers: [text, text, text] })];

const READERS: Record<string, (text: string) => unknown> = {
  'checking a plan': (text) => {
    const given = ['Free, $290, March 6'];
    const plan = { type: 'event', text, given, sheet, superseded, today: TODAY } as const;
    return toTheEnd(checkPlan(plan, ownerWords(plan)));
  },
  'what was said': (text) => ownerWords({ given: [text], sheet: null, today: TODAY }),
  'sentences of a plan': planSentences,
  'a day in the place of another': replaced('eventDate', 'March 6'),
  'an amount in the place of another': replaced('offerPrice', '$1'),
  'words in the place of others': replaced('tools', 'a'),
  'facts in an answer': (text) =>
    factsInAnswer(text, ['offerPrice', 'eventPrice', 'eventDate', 'startDate'], FACT_TABLES.cues, TODAY),
  'facts in a plan': (text) => candidatesFor({ blueprints: planOf(text), tables: FACT_TABLES, today: TODAY }),
  'facts in all answers': (text) =>
    candidatesFor({ blueprints: answersOf(text), tables: FACT_TABLES, today: TODAY }),
  'parts of a line': (text) => PARTS.map((part) => takePart(text, part, TODAY)),
  'what is wrong with a fact': (text) => factProblem('eventDate', text, TODAY),
  'the same value': (text) => [valueKey('eventDate', text, TODAY), valueKey('offerPrice', text, TODAY)],
  'words without a gap': (text) => strayGapWords(sheet, planOf(text)),
};

// A check is far slower than a pattern, so fewer texts must do.
const SOME_TEXTS = someHostileTexts(150);

describe('no text of 120,000 characters takes more than linear work', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    expect(worseThanLinear(read, SOME_TEXTS)).toBeUndefined();
  });
});
