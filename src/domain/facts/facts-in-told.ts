import type { IsoDay } from '#domain/reading/calendar.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import type { Source } from '#domain/telling/telling.ts';
import { factsInAnswer, saidInAnswer } from './answers/facts-in-answer.ts';
import type { FactName } from './fact-names.ts';
import type { FactOrigin, FactTables } from './suggestion.ts';

/** A text that a person gave before any question. */
export type TellingText = { readonly name: string; readonly text: string; readonly isHeard: boolean };

export const tellingTexts = (sources: readonly Source[] = []): TellingText[] =>
  sources.map(({ name, text, from }) => ({ name, text, isHeard: from === 'recorded' }));

type InTold = { readonly fact: FactName; readonly value: string; readonly origin: FactOrigin };

/** Amounts, days, and labeled facts. Without a model: only values near a word that identifies them. */
export function factsInTelling(
  { name, text, isHeard }: TellingText,
  tables: FactTables,
  today: IsoDay,
): InTold[] {
  const { cues, patterns, labeled, unasked } = tables.told;
  const originOf = (quote: string): FactOrigin => ({
    type: null,
    place: { kind: 'told', name, isHeard },
    quote,
  });
  const near = factsInAnswer(text, Object.keys(cues) as FactName[], cues, today);
  const named = answerSentences(text).flatMap(({ text: quote }) => [
    ...patterns.flatMap(([fact, pattern]) => {
      const value = pattern.exec(quote)?.groups?.value?.trim();
      return value ? [{ fact, value, quote }] : [];
    }),
    ...labeledFacts(quote, labeled),
  ]);
  const said = saidInAnswer(
    text,
    tables.said.filter(({ fact, questions }) => questions === undefined && unasked.includes(fact)),
    today,
  );
  const first = new Map<FactName, InTold>();
  // A label or a name is the surest sign.
  for (const { fact, value, quote } of [...named, ...said, ...near]) {
    if (!first.has(fact)) first.set(fact, { fact, value, origin: originOf(quote) });
  }
  return [...first.values()];
}

function labeledFacts(quote: string, labeled: (label: string) => FactName | undefined) {
  const line = labeledLine(quote);
  const fact = line ? labeled(line.label) : undefined;
  const value = line?.words.trim().replace(/\.$/, '') ?? '';
  return fact && value !== '' ? [{ fact, value, quote }] : [];
}
