import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

/** The properties that determine a date's kind. */
export type DateWords = {
  readonly type: BlueprintType;
  /** Its heading, and the rest of its line. */
  readonly section: string;
  readonly title: string;
  readonly day: IsoDay | null;
  /** A labeled line of Key decisions. */
  readonly isDecision?: boolean;
  /** A box always means a task. */
  readonly hasBox?: boolean;
  /** An item without a box, in a section that has a table as well. */
  readonly isRemark?: boolean;
  /** A row of a table of numbered sessions. */
  readonly isSession?: boolean;
  /** One of several tasks in a row about a whole week. */
  readonly isOfWeekRow?: boolean;
};
