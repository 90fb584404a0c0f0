/** A person has one. */
export const TELLING_ID = 'telling';

export const SOURCE_ORIGINS = ['pasted', 'recorded', 'file'] as const;
export const PROPOSAL_STATES = ['offered', 'aside', 'used'] as const;

export type SourceOrigin = (typeof SOURCE_ORIGINS)[number];
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A text in the person's own words: pasted, opened from a file, or spoken. */
export type Source = {
  id: string;
  name: string;
  text: string;
  from: SourceOrigin;
  at: string;
  /** Numbers, days and names from speech recognition, until the person has checked each; absent if none is left. */
  heard?: string[] | undefined;
};

/** The first and last sentence of a range, both included. A source's first sentence is 1. */
export type SentenceRange = [first: number, last: number];

/** Sentences of a source that answer a question. */
export type Proposal = {
  /** The question (slots.ts). */
  slot: string;
  /** The id of the source. */
  source: string;
  /** Fingerprint of the text whose sentences were numbered: after a change, the numbers would mean other sentences. */
  of: string;
  sentences: SentenceRange[];
  state: ProposalState;
  /** The person's own version, before it is used. */
  words?: string | undefined;
};

/** What a person told before any question. */
export type Telling = {
  id: typeof TELLING_ID;
  createdAt: string;
  updatedAt: string;
  sources: Source[];
  proposals: Proposal[];
};

export const TELLING_LIMITS = {
  name: 60,
  text: 40_000,
  sources: 10,
  /** All texts together. */
  characters: 200_000,
  proposals: 570,
  words: 4_000,
  heard: 300,
  heardWord: 80,
} as const;

export function charactersIn(sources: readonly Pick<Source, 'text'>[]): number {
  return sources.reduce((sum, { text }) => sum + text.length, 0);
}
