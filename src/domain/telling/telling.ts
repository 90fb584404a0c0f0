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
  /** Numbers, days and names as a machine heard them, until the person has looked at each; absent where none is left. */
  heard?: string[] | undefined;
};

/** First and last of a row of sentences, both included. The first sentence of a source is 1. */
export type SentenceRange = [first: number, last: number];

/** Sentences of a source that answer a question. */
export type Proposal = {
  /** The question (slots.ts). */
  slot: string;
  /** The id of the source. */
  source: string;
  /** Fingerprint of the text whose sentences were numbered: in a text that changed since, the numbers mean others. */
  of: string;
  sentences: SentenceRange[];
  state: ProposalState;
  /** What the person made of it before using it. */
  words?: string | undefined;
};

/** What a person had said already, before any question was asked. */
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
  /** Of all texts together. */
  characters: 200_000,
  proposals: 570,
  words: 4_000,
  heard: 300,
  heardWord: 80,
} as const;

export function charactersIn(sources: readonly Pick<Source, 'text'>[]): number {
  return sources.reduce((sum, { text }) => sum + text.length, 0);
}
