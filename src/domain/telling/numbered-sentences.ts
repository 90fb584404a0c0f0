import { goesOn, type Sentence } from '#domain/reading/sentences-in.ts';

// A transcript without punctuation is one sentence of a thousand words: nobody could refer to a part of it.
const LONG_SENTENCE_WORDS = 60;
const SPOKEN_WORDS = 25;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The sentences of a text, to be referred to by number, in any language. A line break ends a sentence. Together they
 * contain every word.
 */
export function numberedSentences(text: string): Sentence[] {
  return [...text.matchAll(/[^\n\r\u2028\u2029]+/g)].flatMap(({ 0: line, index }) =>
    sentencesOfLine(line, index),
  );
}

function sentencesOfLine(line: string, offset: number): Sentence[] {
  const found: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(line)) {
    const before = found.at(-1);
    const isMore = before !== undefined && (!hasWords(segment) || goesOn(before.text, segment));
    const start = isMore ? before.start : offset + index;
    if (isMore) found.pop();
    found.push(trimmed(line, offset, start, offset + index + segment.length));
  }
  return found.filter(({ text }) => hasWords(text)).flatMap((sentence) => inSpokenParts(sentence));
}

function trimmed(line: string, offset: number, from: number, to: number): Sentence {
  const piece = line.slice(from - offset, to - offset);
  const text = piece.trim();
  const start = from + piece.length - piece.trimStart().length;
  return { text, start, end: start + text.length };
}

function inSpokenParts(sentence: Sentence): Sentence[] {
  const words = [...sentence.text.matchAll(/\S+/g)];
  if (words.length <= LONG_SENTENCE_WORDS) return [sentence];
  const parts: Sentence[] = [];
  for (let first = 0; first < words.length; first += SPOKEN_WORDS) {
    const last = words[Math.min(first + SPOKEN_WORDS, words.length) - 1];
    const from = words[first]?.index ?? 0;
    const to = last ? last.index + last[0].length : sentence.text.length;
    const start = sentence.start + from;
    parts.push({ text: sentence.text.slice(from, to), start, end: sentence.start + to });
  }
  return parts;
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
