import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName } from '#domain/week/finding/count-from.ts';
import type { DateKind } from '#domain/week/kinds/date-kind.ts';

/** The values by which two lines are compared. */
export type Comparable = {
  readonly blueprintId: string;
  readonly type: BlueprintType;
  readonly title: string;
  readonly day: IsoDay | null;
  readonly kind: DateKind;
  /** The day of the launch it states, if known. */
  readonly launchDay?: AnchorName | undefined;
};

/** All of it as text: two lists with the same text have the same doubles. */
export const textOfComparable = ({ blueprintId, kind, day, title }: Comparable): string =>
  `${blueprintId} ${kind} ${day} ${title}`;
