import { wordsOf } from '#domain/plan/likeness.ts';

const SAMPLES = 16;
const SAMPLE_LETTERS = 2;
const SAMPLE_SIZE = 36 ** SAMPLE_LETTERS;
export const SKETCH_LENGTH = SAMPLES * SAMPLE_LETTERS;

/**
 * A MinHash of a part's words: two parts with most words in common have most samples in common. A hash of the text
 * would only show that something has changed.
 */
export function sketchOf(words: string): string {
  const all = [...new Set(wordsOf(words))].map(hashOf);
  return Array.from({ length: SAMPLES }, (_, sample) => {
    let least = 0xffffffff;
    for (const hash of all) least = Math.min(least, mixed(hash, sample));
    return (least % SAMPLE_SIZE).toString(36).padStart(SAMPLE_LETTERS, '0');
  }).join('');
}

/** The approximate share of words that two parts have in common, from 0 to 1. */
export function sketchLikeness(a: string, b: string): number {
  let same = 0;
  for (let at = 0; at < SKETCH_LENGTH; at += SAMPLE_LETTERS) {
    if (a.slice(at, at + SAMPLE_LETTERS) === b.slice(at, at + SAMPLE_LETTERS)) same += 1;
  }
  return a.length === SKETCH_LENGTH && b.length === SKETCH_LENGTH ? same / SAMPLES : 0;
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

function mixed(hash: number, sample: number): number {
  let value = Math.imul(hash ^ Math.imul(sample + 1, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
