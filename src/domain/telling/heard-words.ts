import { amountsIn } from '#domain/reading/amounts-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { numbersIn } from '#domain/reading/numbers-in.ts';
import { type Source, TELLING_LIMITS } from './telling.ts';

// Not at the beginning of a sentence, where every word is capitalized.
const NAME = /(?<=[\p{L}\p{N},;:]\s)(?!I\b)\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,4}/gu;
const NUMBER = /\d[\d.,:%]*/g;

/** Numbers, days and names in a transcribed text: often misheard, and easily overlooked. Each once. */
export function heardWords(text: string, today: IsoDay): string[] {
  const spans = [
    ...amountsIn(text),
    ...daysIn(text, today),
    ...[NUMBER, NAME].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        text: words,
        start: index,
        end: index + words.length,
      })),
    ),
    // Spelled ones. "No one" and "one day" are none.
    ...numbersIn(text).filter((found) => !/^one$/i.test(found.text)),
  ];
  const kept: typeof spans = [];
  for (const span of spans) {
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
  }
  const inOrder = kept.sort((one, other) => one.start - other.start);
  const words = inOrder.map((span) => span.text.replace(/[.,:]+$/, ''));
  return [...new Set(words)]
    .filter(({ length }) => length <= TELLING_LIMITS.heardWord)
    .slice(0, TELLING_LIMITS.heard);
}

/** Unchecked words that are part of this text. */
export function uncheckedWords(source: Pick<Source, 'heard'> | null, text: string): string[] {
  return source?.heard?.filter((word) => placeOf(word, text) !== null) ?? [];
}

/** The position of a word in a text, not as part of a longer word or number. */
export function placeOf(word: string, text: string): { start: number; end: number } | null {
  const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    if (!isPart(text[start - 1]) && !isPart(text[end])) return { start, end };
  }
  return null;
}
