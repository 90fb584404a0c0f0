import { matchesIn } from '#domain/matches-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';
import type { Span } from '#domain/reading/spans-near.ts';

/** The capacity in a sentence: its number, and the words around it. */
export type PlacesNamed = Span & { readonly value: number; readonly words: string };

const NAMED = new RegExp(
  [
    // "Compare it with your last ten households" counts past participants.
    `(?<!\\b(?:last|past|previous|former) )\\b(?<counted>${NUMBER_WORD})\\s+(?:places|seats|spots|households|people in (?:the|each) group)\\b(?! left| (?:a|per) (?:year|month))`,
    // "The ten-place limit", and the line of Key decisions.
    `\\b(?<joined>${NUMBER_WORD})-(?:place|seat|spot|person|household)\\b`,
    `^(?:\\*\\*)?(?:group )?(?:places|spots):(?:\\*\\*)?\\s*(?<labeled>${NUMBER_WORD})\\b`,
  ].join('|'),
  'gi',
);

export function placesNamed(text: string): PlacesNamed[] {
  return matchesIn(text, NAMED).flatMap((match) => {
    const { counted, joined, labeled } = match.groups ?? {};
    const number = counted ?? joined ?? labeled ?? '';
    const [value] = valuesIn(number);
    const start = match.index + match[0].lastIndexOf(number);
    return value === undefined ? [] : [{ value, words: match[0], start, end: start + number.length }];
  });
}
