import type { PastLaunch, Results } from '#domain/launches/launch-results.ts';
import type { FactName } from './fact-names.ts';

/** A person has one fact sheet. The id is its former name, which every stored document has. */
export const FACT_SHEET_ID = 'launch';

type PerFact = { [Name in FactName]?: string | undefined };

/** A fact that the app has no field for. */
export type OwnFact = { name: string; value: string };

/** Words typed for a gap and not filled in yet; `of` identifies the gap (gap-words.ts). */
export type GapWords = { of: string; words: string };

/** The facts of this business, and everything a person has marked in plans and tasks. */
export type FactSheet = {
  id: typeof FACT_SHEET_ID;
  createdAt: string;
  updatedAt: string;
  /** Confirmed, as typed. */
  facts: PerFact;
  /** Typed, but not confirmed yet. */
  drafts?: PerFact | undefined;
  own: OwnFact[];
  /** The draft of an own fact. */
  ownDraft?: OwnFact | undefined;
  gapWords?: GapWords[] | undefined;
  /** The look back on the launch that is over, as typed; moved to `launches` when the next one begins. */
  lookBack?: Results | undefined;
  launches?: PastLaunch[] | undefined;
  /** Dismissed suggestions with their value: another value may be suggested again. */
  notNow: PerFact;
  /** Marks: what was dismissed, settled, done, timed, sent or handed over. docs/growing.md lists them. */
  settled: string[];
};

export function blankFactSheet(now: string): FactSheet {
  return { id: FACT_SHEET_ID, createdAt: now, updatedAt: now, facts: {}, own: [], notNow: {}, settled: [] };
}
