import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { sentencesOf } from '#domain/prompting/limits-in.ts';
import { amountMentions } from './amount-mentions.ts';
import { dayMentions } from './day-mentions.ts';
import { FACT_FORMS, type FactName } from './fact-names.ts';
import type { FactTables } from './suggestion.ts';

type InAnswer = { readonly fact: FactName; readonly value: string; readonly quote: string };
type Mention = { readonly text: string; readonly start: number; readonly end: number };

/** The amounts and dates of an answer, each given to the fact of that question that it is about. */
export function factsInAnswer(
  answer: string,
  facts: readonly FactName[],
  cues: FactTables['cues'],
  today: IsoDay,
): InAnswer[] {
  const ofForm = (form: 'amount' | 'date') => facts.filter((fact) => FACT_FORMS[fact] === form);
  const found = sentencesOf(answer).flatMap((quote) => [
    ...assign(quote, amountMentions(quote), ofForm('amount'), cues),
    ...assign(
      quote,
      dayMentions(quote, today).filter(({ day }) => day !== null),
      ofForm('date'),
      cues,
    ),
  ]);
  // The first is what the answer begins with; a price in parts or a second date comes after it.
  return found.filter(({ fact }, index) => found.findIndex((other) => other.fact === fact) === index);
}

function assign(
  quote: string,
  mentions: readonly Mention[],
  facts: readonly FactName[],
  cues: FactTables['cues'],
): InAnswer[] {
  const [only, second] = facts;
  return mentions.flatMap((mention) => {
    const fact = only && !second ? only : nearest(quote, mention, facts, cues);
    return fact ? [{ fact, value: mention.text, quote }] : [];
  });
}

const FAR = 40;

/** The fact whose cue stands closest before the value, or else closest after it. */
function nearest(
  quote: string,
  mention: Mention,
  facts: readonly FactName[],
  cues: FactTables['cues'],
): FactName | undefined {
  const scored = facts.flatMap((fact) => {
    const cue = cues[fact];
    if (!cue) return [];
    return [...quote.matchAll(new RegExp(cue.source, 'gi'))].map(({ 0: words, index }) => {
      const before = mention.start - (index + words.length);
      return {
        fact,
        distance: before >= 0 ? before : index >= mention.end ? index - mention.end + FAR / 2 : 0,
      };
    });
  });
  return scored.filter(({ distance }) => distance <= FAR).sort((a, b) => a.distance - b.distance)[0]?.fact;
}
