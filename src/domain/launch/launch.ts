import type { Stored } from '#domain/documents/document.ts';
import type { FactName } from './fact-names.ts';

/** A person has one. */
export const LAUNCH_ID = 'launch';

type PerFact = { [Name in FactName]?: string | undefined };

/** A fact that we did not think of. */
export type OwnFact = { name: string; value: string };

/** Words typed for a gap and not filled in yet; `of` says which one (gap-words.ts). */
export type GapWords = { of: string; words: string };

/** What is true about this business, and what the person has said about findings in the plans. */
export type Launch = {
  id: typeof LAUNCH_ID;
  createdAt: string;
  updatedAt: string;
  /** Confirmed, in the person's words. */
  facts: PerFact;
  /** Typed and not confirmed yet. */
  drafts?: PerFact | undefined;
  own: OwnFact[];
  /** A fact of their own that is being typed. */
  ownDraft?: OwnFact | undefined;
  gapWords?: GapWords[] | undefined;
  /** Suggestions that were put aside, with the value that was suggested: another value may be suggested again. */
  notNow: PerFact;
  /** Findings that were called fine, points that were settled and tasks that are not for this person, by their marks. */
  settled: string[];
};

export type StoredLaunch = Stored<Launch>;
