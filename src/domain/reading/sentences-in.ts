import { matchesIn } from '#domain/matches-in.ts';
import { oncePerText } from '#domain/once-per-text.ts';
import { SHORT_NAMES, WHOLE_MONTH } from './day-patterns.ts';
import type { Span } from './spans-near.ts';

export type Sentence = Span & { readonly text: string };

/**
 * What must follow the end of a sentence. In a plan: a capital, a number or a bracket. In an answer anything, even a
 * new line: people dictate, and type in a hurry.
 */
export type NextMust = 'begin' | 'be-anything';

// "Mar. 6", "Sun. March 7" and "Dr. Lee" go on.
const GOES_ON = `(?<!\\b(?:Mr|Mrs|Ms|Dr|e\\.g|i\\.e|vs)\\.)(?<!\\b(?:${SHORT_NAMES})\\.(?=\\s+(?:\\d|(?:${WHOLE_MONTH}|(?:${SHORT_NAMES})\\.?)\\s+\\d)))`;
// "4 hrs. a week", "St. Mark’s": abbreviations that people type.
const SHORTENED =
  '(?<!\\b(?:hrs?|wks?|yrs?|mins?|mos?|pmts?|mtgs?|approx|abt|appt)\\.(?=\\s+[a-z]))(?<!\\b(?:St|Mt|Rev|Fr|Sra)\\.(?=\\s+\\p{Lu}))';
// "Friday 19. March, kl. 19", as in half of Europe; but "7. May I pray with you" is a list item.
const DOTTED_DAY = `(?<!(?<!${WHOLE_MONTH}\\s)\\b\\d{1,2}\\.(?=\\s+(?!May (?:I|we|you|the)\\b)${WHOLE_MONTH}\\b)|\\bkl\\.)`;
// A look at the space first: a look back at every letter takes three times as long.
const END = `(?=\\s)(?<=[.!?…]["'”’)\\]*_]{0,3})${GOES_ON}`;

/** A piece that ends like this is not a whole sentence. */
export const GOES_ON_AFTER = new RegExp(`\\b(?:Mr|Mrs|Ms|Dr|e\\.g|i\\.e|vs|${SHORT_NAMES})\\.$`);
const BREAK: Record<NextMust, RegExp> = {
  begin: new RegExp(`${END}\\s+(?=["“‘(*_[]{0,3}[\\p{Lu}\\d[])`, 'gu'),
  'be-anything': new RegExp(`${END}${DOTTED_DAY}${SHORTENED}\\s+|\\n+`, 'gu'),
};

/** The sentences of a text, each with its position. */
export function sentencesIn(text: string, next: NextMust = 'begin'): Sentence[] {
  return cutAt(text, BREAK[next], 0);
}

// A dictated answer can be one sentence of a page, and must not be kept whole for one "not" in it.
const LONG_SENTENCE = 240;
// At most nine spaces: a pattern that begins with any number of them would restart at each.
const CLAUSE_START = /(?<=[,;:])\s+|\s{1,9}(?=(?:and|but|so|because|then)\s)/g;

/** The sentences of a typed or dictated answer; a very long one is split at its clauses. */
export const answerSentences = oncePerText((answer): readonly Sentence[] =>
  sentencesIn(answer, 'be-anything').flatMap((sentence) =>
    sentence.text.length > LONG_SENTENCE ? cutAt(sentence.text, CLAUSE_START, sentence.start) : [sentence],
  ),
);

function cutAt(text: string, pattern: RegExp, offset: number): Sentence[] {
  const breaks = matchesIn(text, pattern);
  const starts = [0, ...breaks.map((gap) => gap.index + gap[0].length)];
  return starts.flatMap((from, index) => {
    const piece = text.slice(from, breaks[index]?.index ?? text.length);
    const words = piece.trim();
    // A line of dots says nothing.
    if (!/[\p{L}\p{N}]/u.test(words)) return [];
    const start = offset + from + piece.length - piece.trimStart().length;
    return [{ text: words, start, end: start + words.length }];
  });
}

const SENTENCE_END = new RegExp(END, 'gu');

/** The end of the last sentence within so many characters; 0 if none fits. */
export function lastEndWithin(text: string, limit: number): number {
  // One character more, so that a full stop in the very last place counts, but not the one in "3.5".
  return matchesIn(text.slice(0, limit + 1), SENTENCE_END).at(-1)?.index ?? 0;
}
