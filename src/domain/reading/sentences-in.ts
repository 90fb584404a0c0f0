import { matchesIn } from '#domain/matches-in.ts';
import { oncePerText } from '#domain/once-per-text.ts';
import { SHORT_NAMES, WEEKDAY_WORD, WHOLE_MONTH } from './day-patterns.ts';
import type { Span } from './spans-near.ts';

export type Sentence = Span & { readonly text: string };

/**
 * What must follow the end of a sentence. In a plan: a capital, a number or a bracket. In an answer anything, even a
 * new line: people dictate, and type in a hurry.
 */
export type NextMust = 'begin' | 'be-anything';

// "7 p.m. Thursday" and "7 p.m. Central" go on.
const MORE_OF_A_TIME = `(?:${WEEKDAY_WORD}|Eastern|Central|Mountain|Pacific|[ECMP][SD]?T|GMT|UTC)\\b`;
// "St. Mark’s", but not "410 Elm St.".
const NAME_BEGINS = '(?:(?<![\\p{Ll}\\d,]\\s+\\p{Lu}\\p{L}+\\s+)\\bSt|\\b(?:Mt|Rev|Fr|Sra))';
// "Mar. 6", "Sun. March 7" and "Dr. Lee" go on.
const GOES_ON = `(?<!\\b(?:Mr|Mrs|Ms|Dr|e\\.g|i\\.e|vs)\\.)(?<!${NAME_BEGINS}\\.(?=\\s+\\p{Lu}))(?<![ap]\\.m\\.(?=\\s+${MORE_OF_A_TIME}))(?<!\\b(?:${SHORT_NAMES})\\.(?=\\s+(?:\\d|(?:${WHOLE_MONTH}|(?:${SHORT_NAMES})\\.?)\\s+\\d)))`;
// "4 hrs. a week", "7 p.m. on Thurs. or Fri.": abbreviations that people type.
const SHORTENED = `(?<!(?:\\b(?:hrs?|wks?|yrs?|mins?|mos?|pmts?|mtgs?|approx|abt|appt|${SHORT_NAMES})|[ap]\\.m)\\.(?=\\s+[a-z]))`;
// "Friday 19. March, kl. 19", as in half of Europe; but "7. May I pray with you" is a list item.
const DOTTED_DAY = `(?<!(?<!${WHOLE_MONTH}\\s)\\b\\d{1,2}\\.(?=\\s+(?!May (?:I|we|you|the)\\b)${WHOLE_MONTH}\\b)|\\bkl\\.)`;
// A look at the space first: a look back at every letter takes three times as long.
const END = `(?=\\s)(?<=[.!?…]["'”’)\\]*_]{0,3})${GOES_ON}`;

const GOES_ON_AFTER = new RegExp(
  `(?:\\b(?:Mr|Mrs|Ms|Dr|e\\.g|i\\.e|vs|${SHORT_NAMES})|${NAME_BEGINS})\\.$`,
  'u',
);
const MORE_OF_AN_HOUR = new RegExp(`^${MORE_OF_A_TIME}`);

/** A piece that ends with a shortened word, as in "St." before "Paul's", goes on with the next one. */
export const goesOn = (piece: string, next: string) =>
  GOES_ON_AFTER.test(piece) || (/[ap]\.m\.$/.test(piece) && MORE_OF_AN_HOUR.test(next));
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
