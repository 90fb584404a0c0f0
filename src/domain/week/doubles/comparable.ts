import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName } from '#domain/week/finding/count-from.ts';
import type { DateKind } from '#domain/week/kinds/date-kind.ts';

/** What two lines are compared by. */
export type Comparable = {
  readonly blueprintId: string;
  readonly type: BlueprintType;
  readonly title: string;
  readonly day: IsoDay | null;
  readonly kind: DateKind;
  /** Which day of the launch it is, where that is known. */
  readonly launchDay?: AnchorName | undefined;
};

/** All of it in words: two lists that say the same have the same doubles. */
export const saidBy = ({ blueprintId, kind, day, title }: Comparable): string =>
  `${blueprintId} ${kind} ${day} ${title}`;
