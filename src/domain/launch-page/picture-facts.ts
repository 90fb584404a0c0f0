import type { IsoDay } from '#domain/reading/calendar.ts';
import type { AnchorName } from '#domain/week/finding/count-from.ts';
import type { KeepFreeReason } from '#domain/week/free-days.ts';

/** One of the launch's own days. `words`: what the person calls it. */
export type LaunchDay = { readonly name: AnchorName; readonly day: IsoDay; readonly words?: string };

/** Work with a date: a message to send, or another task. */
export type DatedWork = { readonly kind: 'send' | 'task'; readonly day: IsoDay; readonly minutes: number };

/** Everything that the picture of a launch shows. */
export type PictureFacts = {
  readonly today: IsoDay;
  /** The first day of a week where this person lives; 0 is Sunday. */
  readonly firstDay: number;
  readonly days: readonly LaunchDay[];
  /** Which of them are still to be said. */
  readonly asked: readonly AnchorName[];
  readonly work: readonly DatedWork[];
  readonly keptFor: (day: IsoDay) => KeepFreeReason | null;
  readonly hoursAWeek: number;
  /** The person gave no number of hours. */
  readonly areHoursAssumed: boolean;
  /** Conflicts, in words, the most urgent first. */
  readonly collisions: readonly string[];
};

export type PictureWords = {
  readonly dayNames: Readonly<Record<AnchorName, string>>;
  readonly today: (day: IsoDay) => string;
  readonly date: (day: IsoDay) => string;
  readonly month: (day: IsoDay, isYear: boolean) => string;
  readonly load: (isFullestOf: boolean) => string;
  readonly hours: (hours: number) => string;
  readonly budget: (hours: number, isAssumed: boolean) => string;
  readonly legend: Readonly<Record<'send' | 'task' | 'rest' | 'avoid' | 'more', string>>;
  /** Which of them are still asked for. */
  readonly noDays: (event: boolean, signUp: boolean, start: boolean) => string;
  /** All of them have passed. */
  readonly daysOver: string;
};
