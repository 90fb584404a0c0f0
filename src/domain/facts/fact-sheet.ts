import type { PastLaunch, Results } from '#domain/launches/launch-results.ts';
import type { FactName } from './fact-names.ts';

/** A person has one. From the time when the whole document was called so: it stands in every one that is stored. */
export const FACT_SHEET_ID = 'launch';

type PerFact = { [Name in FactName]?: string | undefined };

/** A fact that we did not think of. */
export type OwnFact = { name: string; value: string };

/** Words typed for a gap and not filled in yet; `of` says which one (gap-words.ts). */
export type GapWords = { of: string; words: string };

/** What is true about this business, and what the person has said about findings in the plans. */
export type FactSheet = {
  id: typeof FACT_SHEET_ID;
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
  /** How the launch that is over went, as typed; kept with the others when the next one begins. */
  lookBack?: Results | undefined;
  launches?: PastLaunch[] | undefined;
  /** Suggestions that were put aside, with the value that was suggested: another value may be suggested again. */
  notNow: PerFact;
  /** What was called fine, settled, done, timed, sent or handed over, by marks: docs/growing.md lists them. */
  settled: string[];
};

export function blankFactSheet(now: string): FactSheet {
  return { id: FACT_SHEET_ID, createdAt: now, updatedAt: now, facts: {}, own: [], notNow: {}, settled: [] };
}
