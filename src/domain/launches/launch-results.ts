import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/** In the order in which a launch happens. The income is its owner's alone. */
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

/** The days of a launch: those of the next one are others. */
export const LAUNCH_DAYS = [
  'eventDate',
  'doorsOpen',
  'doorsClose',
  'startDate',
] as const satisfies readonly FactName[];
export type LaunchDay = (typeof LAUNCH_DAYS)[number];

/** A launch that is over: how it went, its days, and what its topics were when the next one began. */
export type PastLaunch = {
  /** Counted from 001. Two devices that begin the next launch at once say the same. */
  number: string;
  /** The day on which somebody looked back. */
  day: string;
  results: Results;
  dates: { [Day in LaunchDay]?: string | undefined };
  /** By topic: fingerprints by which its texts are found among the earlier versions (start-over.ts). */
  topics: { [Type in BlueprintType]?: string | undefined };
};
