import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import type { Span } from '#domain/reading/spans-near.ts';
import { numberedSentences } from './numbered-sentences.ts';
import { pointedPlaces, wordsAt } from './read-pointing.ts';
import { type Slot, topicQuestion } from './slots.ts';
import type { Proposal, ProposalState, Source, Telling } from './telling.ts';

/** A proposal as a person sees it. */
export type Proposed = {
  readonly slot: Slot;
  readonly type: BlueprintType;
  readonly index: number;
  /** Null: it was deleted, and only the person's version is left. */
  readonly source: Source | null;
  readonly sourceId: string;
  /** Word for word from the source. Null: that text has changed, and only the person's version is left. */
  readonly found: string | null;
  /** The positions in the source. */
  readonly places: readonly Span[];
  /** The text to use: the person's version, or the one found. */
  readonly text: string;
  readonly state: ProposalState;
};

/** Every proposal that is still valid, in the order of the questions. */
export function proposedIn(telling: Telling | undefined): Proposed[] {
  if (!telling) return [];
  const sources = new Map(telling.sources.map((source) => [source.id, readableOf(source)]));
  return telling.proposals.flatMap((proposal) => {
    const asked = topicQuestion(proposal.slot);
    const readable = sources.get(proposal.source);
    const places = (readable && placesIn(readable, proposal)) ?? [];
    const found = readable && places.length > 0 ? wordsAt(readable.source.text, places) : null;
    const text = proposal.words ?? found;
    if (!asked || text === null) return [];
    const { slot, state, source: sourceId } = proposal;
    return [{ ...asked, slot, state, sourceId, source: readable?.source ?? null, found, places, text }];
  });
}

type Readable = { readonly source: Source; readonly of: string; readonly sentences: () => Sentences };
type Sentences = ReturnType<typeof numberedSentences>;

function readableOf(source: Source): Readable {
  let known: Sentences | undefined;
  return {
    source,
    of: fingerprint(source.text),
    sentences() {
      known ??= numberedSentences(source.text);
      return known;
    },
  };
}

function placesIn({ of, sentences }: Readable, proposal: Proposal): readonly Span[] | null {
  return proposal.of === of ? pointedPlaces(sentences(), proposal.sentences) : null;
}
