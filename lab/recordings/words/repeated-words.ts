import type { RecordedPlan } from '#lab/recordings/together/plan-lines.ts';
import { wordsOf } from '#lab/rubric/reading-grade.ts';

/** This many words in a row are no accident, and shorter than any sentence worth repeating. */
const RUN = 12;
const PHRASE = 4;
const COMMONEST = 6;

const tokensOf = (text: string) => wordsOf(text).map((word) => word.toLowerCase());

function runsOf(tokens: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, tokens.length - length + 1) }, (_, at) =>
    tokens.slice(at, at + length).join(' '),
  );
}

/** The share of all words in runs of twelve or more from an earlier plan of the book. */
export function repeatedShare(plans: readonly RecordedPlan[]): number {
  const known = new Set<string>();
  let all = 0;
  let repeated = 0;
  for (const { text } of plans) {
    const tokens = tokensOf(text);
    const runs = runsOf(tokens, RUN);
    const covered = new Set<number>();
    for (const [at, run] of runs.entries()) {
      if (known.has(run)) for (let word = at; word < at + RUN; word += 1) covered.add(word);
    }
    all += tokens.length;
    repeated += covered.size;
    for (const run of runs) known.add(run);
  }
  return repeated / Math.max(1, all);
}

export type Phrase = { readonly words: string; readonly times: number };

/** The owner's runs of four words that the plans repeat most often; names of things are no phrases. */
export function commonestPhrases(
  plans: readonly RecordedPlan[],
  said: readonly string[],
  names: readonly string[],
): Phrase[] {
  const own = new Set(said.flatMap((text) => runsOf(tokensOf(text), PHRASE)));
  const named = names.map((name) => tokensOf(name).join(' '));
  const times = new Map<string, number>();
  for (const { text } of plans) {
    for (const run of runsOf(tokensOf(text), PHRASE)) {
      if (own.has(run) && /[a-z]{4}/.test(run)) times.set(run, (times.get(run) ?? 0) + 1);
    }
  }
  const isName = (run: string) => named.some((name) => name.includes(run) || run.includes(name));
  const found: Phrase[] = [];
  for (const [words, count] of [...times].sort((one, other) => other[1] - one[1])) {
    if (found.length === COMMONEST) break;
    if (!isName(words) && !found.some((phrase) => overlaps(phrase.words, words)))
      found.push({ words, times: count });
  }
  return found;
}

// "Fifteen minutes a day" and "minutes a day five" are one phrase.
function overlaps(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  return other.split(' ').filter((word) => words.has(word)).length > 1;
}
