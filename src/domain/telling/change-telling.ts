import { AppError } from '#domain/errors.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { uncheckedWords } from './heard-words.ts';
import { lastOf, type Piece, wholePiece } from './pieces.ts';
import { MOST_SENTENCES, type Pointed, rowsOf } from './read-pointing.ts';
import type { Slot } from './slots.ts';
import {
  charactersIn,
  type Proposal,
  type ProposalState,
  type SentenceRange,
  type Source,
  TELLING_LIMITS,
  type Telling,
} from './telling.ts';

/** Adds a text. One that is too long is refused here, while its words still exist elsewhere. */
export function addSource(telling: Telling, source: Source, now: string): Telling {
  if (source.text.length > TELLING_LIMITS.text) throw new AppError('telling-too-long');
  const sources = [...telling.sources, { ...source, name: source.name.slice(0, TELLING_LIMITS.name) }];
  if (sources.length > TELLING_LIMITS.sources || charactersIn(sources) > TELLING_LIMITS.characters)
    throw new AppError('telling-full');
  return { ...telling, sources, updatedAt: now };
}

/** Any length while somebody types: a refused keystroke would be on the screen and nowhere else. */
export function editSource(
  telling: Telling,
  id: string,
  change: Partial<Pick<Source, 'text' | 'name' | 'heard'>>,
  now: string,
): Telling {
  const sources = telling.sources.map((source) => (source.id === id ? { ...source, ...change } : source));
  return { ...telling, sources, updatedAt: now };
}

/** Adds more dictation. Words that were marked and have been checked since get no new mark. */
export function hearMore(
  telling: Telling,
  id: string,
  text: string,
  heard: readonly string[],
  now: string,
): Telling {
  const before = telling.sources.find((source) => source.id === id);
  const all = [...new Set([...uncheckedWords(before ?? null, text), ...heard])].slice(
    0,
    TELLING_LIMITS.heard,
  );
  return editSource(telling, id, { text, heard: all.length > 0 ? all : undefined }, now);
}

/** The person has checked this word. */
export function checkHeardWord(telling: Telling, id: string, word: string, now: string): Telling {
  const heard = telling.sources.find((source) => source.id === id)?.heard?.filter((one) => one !== word);
  return editSource(telling, id, { heard: heard?.length ? heard : undefined }, now);
}

/** Removes a text, with everything found in it that the person has not used or changed. */
export function removeSource(telling: Telling, id: string, now: string): Telling {
  return {
    ...telling,
    sources: telling.sources.filter((source) => source.id !== id),
    proposals: telling.proposals.filter(({ source, words }) => source !== id || words !== undefined),
    updatedAt: now,
  };
}

/** Restores a deleted text, with everything found in it. */
export function bringBackSource(telling: Telling, before: Telling, id: string, now: string): Telling {
  const isKnown = (one: Proposal) => telling.proposals.some((known) => isSame(known, one));
  return {
    ...telling,
    sources: [...telling.sources, ...before.sources.filter((source) => source.id === id)],
    proposals: [
      ...telling.proposals,
      ...before.proposals.filter((one) => one.source === id && !isKnown(one)),
    ],
    updatedAt: now,
  };
}

/**
 * Stores the findings of a reply about one chunk of a source; findings in other chunks stay. The person's decisions and
 * words are never replaced. `cut`: the questions with too many sentences.
 */
export function propose(
  telling: Telling,
  { id, text }: Pick<Source, 'id' | 'text'>,
  piece: Piece,
  pointed: readonly Pointed[],
  now: string,
): { telling: Telling; cut: Slot[] } {
  const of = fingerprint(text);
  const isOpen = (one: Proposal) => one.source === id && one.state === 'offered' && one.words === undefined;
  const kept = telling.proposals.filter((one) => !isOpen(one));
  const decided = new Set(kept.filter(({ source }) => source === id).map(({ slot }) => slot));
  const numbers = new Map<Slot, Set<number>>();
  const add = (slot: Slot, found: readonly number[]) =>
    numbers.set(slot, new Set([...(numbers.get(slot) ?? []), ...found]));
  // The text has changed, so the numbers mean other sentences.
  for (const { slot, sentences } of telling.proposals.filter((one) => isOpen(one) && one.of === of)) {
    add(
      slot,
      numbersOf(sentences).filter((number) => number < piece.first || number > lastOf(piece)),
    );
  }
  for (const { slot, sentences } of pointed) add(slot, numbersOf(sentences));
  const whole = wholePiece(text);
  const cut: Slot[] = [];
  const found = [...numbers].flatMap(([slot, all]): Proposal[] => {
    const { sentences, isCut } = rowsOf(all, whole);
    if (decided.has(slot) || sentences.length === 0) return [];
    if (isCut) cut.push(slot);
    return [{ slot, source: id, of, sentences, state: 'offered' }];
  });
  const proposals = [...kept, ...found].slice(-TELLING_LIMITS.proposals);
  return { telling: { ...telling, proposals, updatedAt: now }, cut };
}

function numbersOf(ranges: readonly SentenceRange[]): number[] {
  return ranges.flatMap(([first, last]) =>
    // No finding has more. A telling in a foreign backup may claim 40,000, forty times in each of 570 findings.
    Array.from(
      { length: Math.min(MOST_SENTENCES, Math.max(0, last - first + 1)) },
      (_, more) => first + more,
    ),
  );
}

export function decide(telling: Telling, of: ProposalKey, state: ProposalState, now: string): Telling {
  return withProposal(telling, of, (one) => ({ ...one, state }), now);
}

/** Undefined: as found. */
export function rewordProposal(
  telling: Telling,
  of: ProposalKey,
  words: string | undefined,
  now: string,
): Telling {
  return withProposal(
    telling,
    of,
    ({ words: _, ...one }) => (words === undefined ? one : { ...one, words }),
    now,
  );
}

export type ProposalKey = Pick<Proposal, 'slot' | 'source'>;

const isSame = (one: ProposalKey, other: ProposalKey) =>
  one.slot === other.slot && one.source === other.source;

function withProposal(
  telling: Telling,
  of: ProposalKey,
  change: (one: Proposal) => Proposal,
  now: string,
): Telling {
  const proposals = telling.proposals.map((one) => (isSame(one, of) ? change(one) : one));
  return { ...telling, proposals, updatedAt: now };
}
