import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { LaunchDay } from '#domain/facts/fact-names.ts';

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

/** A launch that is over: how it went, its days, and what its topics were when the next one began. */
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
