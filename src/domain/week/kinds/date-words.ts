import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

/** What the kind of a date is told by. */
export type DateWords = {
  readonly type: BlueprintType;
  /** Its heading, and what else its line says. */
  readonly section: string;
  readonly title: string;
  readonly day: IsoDay | null;
  /** A labeled line of Key decisions. */
  readonly isDecision?: boolean;
  /** A box says that it is to be done, whatever else it looks like. */
  readonly hasBox?: boolean;
  /** An item without a box, in a section that has a table as well. */
  readonly isRemark?: boolean;
  /** One of the things that a row about a whole week names. */
  readonly isOfWeekRow?: boolean;
};
