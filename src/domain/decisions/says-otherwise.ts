import { type Replacement, replacementsIn } from '#domain/checks/replace-value.ts';
import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import type { DecisionTables, Matter } from './decision.ts';
import { isForGuests, isOfAnother } from './of-another-day.ts';
import { paymentReplacements } from './payment-phrases.ts';

type Chosen = {
  readonly matter: Matter;
  readonly value: string;
  readonly others: readonly string[];
  readonly today: IsoDay;
  readonly cues: DecisionTables['cues'];
};

/** Where a plan has a value other than the chosen one. */
export function otherwise(plan: string, settling: Chosen): Replacement[] {
  const { matter, value, others, today, cues } = settling;
  if (!('fact' in matter)) return [];
  const { fact } = matter;
  const seen = new Set<number>();
  const isFirst = ({ range }: Replacement) => !seen.has(range.start) && seen.add(range.start);
  if (fact === 'paymentTerms')
    return others.flatMap((old) => paymentReplacements(plan, old, value)).filter(isFirst);
  if (!isWritable(fact)) return [];
  // "Asks for $290, not $280" is right as it stands: both in one sentence compare them. So does "290 dollars" alone.
  const both = new Set(
    replacementsIn(plan, { fact, old: value, next: '-', today }).map(({ sentence }) => sentence),
  );
  const isSpokenOf = (sentence: string) =>
    (cues[fact]?.test(sentence.toLowerCase()) ?? false) ||
    (fact === 'eventDate' && OF_THE_EVENT.test(labeledLine(sentence)?.label ?? ''));
  // A plan that gives the chosen day means something else by the old one, unless it says what. "Hold it on the 14th
  // instead of the 21st" and "if it rains, the 21st" give no day.
  const isKnown =
    FACT_FORMS[fact] === 'date' && [...both].some((one) => isSpokenOf(one) && !WEIGHS.test(one));
  const places = others
    .flatMap((old) =>
      replacementsIn(plan, { fact, old, next: value, today }).filter(
        (one) => !isOfAnother(plan, one, { fact, old, today }),
      ),
    )
    .filter(isFirst);
  return places.filter(
    (one) =>
      !both.has(one.sentence) &&
      (isSpokenOf(one.sentence) || !(isKnown || isForGuests(fact, one.sentence))) &&
      !weighsDays(one, places, fact),
  );
}

const OF_THE_EVENT = /^(?:format and date|date(?: and time)?|when)$/i;
const WEIGHS = /\b(?:if|unless|instead of|rather than|(?:move|moves|moved|postpone) (?:it )?to|backup)\b/i;

// "Closing on Sunday gets in your way, so I'd close on Friday": with one day for both it would say nothing.
function weighsDays({ sentence }: Replacement, places: readonly Replacement[], fact: FactName): boolean {
  if (FACT_FORMS[fact] !== 'date' || labeledLine(sentence)) return false;
  const days = places
    .filter((one) => one.sentence === sentence)
    .map(({ words }) => words.match(/\d{1,2}/)?.[0]);
  return new Set(days).size > 1;
}

// Free wording is not searched for: "one email" would match anywhere.
const isWritable = (fact: FactName) =>
  FACT_FORMS[fact] === 'amount' || FACT_FORMS[fact] === 'date' || fact === 'places';
