import type { IsoDay } from '#domain/prompting/calendar-days.ts';

/** A day that a text names. `last`: the end of a range such as "March 8 to 12". */
export type NamedDay = {
  readonly start: number;
  readonly end: number;
  readonly day: IsoDay;
  readonly last?: IsoDay;
  readonly hasWeekday: boolean;
};
