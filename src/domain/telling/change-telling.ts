import { AppError } from '#domain/errors.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { stillHeard } from './heard-words.ts';
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

/** One more text. What is too long is refused here, where its words are still where they came from. */
export function addSource(telling: Telling, source: Source, now: string): Telling {
  if (source.text.length > TELLING_LIMITS.text) throw new AppError('telling-too-long');
  const sources = [...telling.sources, { ...source, name: source.name.slice(0, TELLING_LIMITS.name) }];
  if (sources.length > TELLING_LIMITS.sources || charactersIn(sources) > TELLING_LIMITS.characters)
    throw new AppError('telling-full');
  return { ...telling, sources, updatedAt: now };
}

/** Takes any length while somebody types: a keystroke that was refused would be on the screen and nowhere else. */
export function editSource(
  telling: Telling,
  id: string,
  change: Partial<Pick<Source, 'text' | 'name' | 'heard'>>,
  now: string,
): Telling {
  const sources = telling.sources.map((source) => (source.id === id ? { ...source, ...change } : source));
  return { ...telling, sources, updatedAt: now };
}

/** More was dictated into it. What was marked before and has been looked at since gets no new mark. */
export function hearMore(
  telling: Telling,
  id: string,
  text: string,
  heard: readonly string[],
  now: string,
): Telling {
  const before = telling.sources.find((source) => source.id === id);
  const all = [...new Set([...stillHeard(before ?? null, text), ...heard])].slice(0, TELLING_LIMITS.heard);
  return editSource(telling, id, { text, heard: all.length > 0 ? all : undefined }, now);
}

/** The person has looked at it in its text. */
export function touchHeard(telling: Telling, id: string, word: string, now: string): Telling {
  const heard = telling.sources.find((source) => source.id === id)?.heard?.filter((one) => one !== word);
  return editSource(telling, id, { heard: heard?.length ? heard : undefined }, now);
}

/** With everything that was found in it and not used or changed by the person. */
export function removeSource(telling: Telling, id: string, now: string): Telling {
  return {
    ...telling,
    sources: telling.sources.filter((source) => source.id !== id),
    proposals: telling.proposals.filter(({ source, words }) => source !== id || words !== undefined),
    updatedAt: now,
  };
}

/** Puts a source back that was deleted, with what was found in it. */
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
 * What a reply pointed at in a piece of a source; what was found in the other pieces stays. Decisions and words of the
 * person are never replaced. `cut`: the questions whose sentences are too many together.
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
  // In a wording that is gone, the numbers mean other sentences.
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
    // No finding has more. A telling from a foreign backup may say that it has 40,000, forty times in each of 570 findings.
    Array.from(
      { length: Math.min(MOST_SENTENCES, Math.max(0, last - first + 1)) },
      (_, more) => first + more,
    ),
  );
}

export function decide(telling: Telling, of: ProposalKey, state: ProposalState, now: string): Telling {
  return withProposal(telling, of, (one) => ({ ...one, state }), now);
}

/** Undefined: as it was found. */
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
