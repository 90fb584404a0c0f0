import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/** In the order of a launch. The income is private. */
export const RESULT_NUMBERS = [
  'list',
  'invited',
  'signedUp',
  'came',
  'meetings',
  'saidYes',
  'hours',
  'income',
] as const;
export const RESULT_SENTENCES = ['worked', 'didNot', 'nextTime'] as const;
export const RESULT_NAMES = [...RESULT_NUMBERS, ...RESULT_SENTENCES];

export type ResultName = (typeof RESULT_NAMES)[number];
export type Results = { [Name in ResultName]?: string | undefined };

/** Dates that belong to one launch: the next one has its own. */
export const LAUNCH_DAYS = [
  'eventDate',
  'doorsOpen',
  'doorsClose',
  'startDate',
] as const satisfies readonly FactName[];
export type LaunchDay = (typeof LAUNCH_DAYS)[number];

/** A past launch: its results, its dates, and the state of its topics when the next one began. */
export type PastLaunch = {
  /** Starts at 001. Two devices that begin the next launch at the same time get the same number. */
  number: string;
  /** The day of the look back. */
  day: string;
  results: Results;
  dates: { [Day in LaunchDay]?: string | undefined };
  /** Per topic, the fingerprints that identify its texts among the earlier versions (start-over.ts). */
  topics: { [Type in BlueprintType]?: string | undefined };
};
