import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type PastLaunch, RESULT_NAMES, type ResultName } from '#domain/launches/launch-results.ts';
import { FACT_LABELS } from './fact-labels.ts';

/** The name of each result of a launch, for people and the AI. */
export const RESULT_LABELS: Readonly<Record<ResultName, string>> = {
  list: 'People on my list',
  invited: 'People I invited',
  signedUp: 'Signed up',
  came: 'Came',
  meetings: 'First meetings',
  saidYes: 'Said yes',
  hours: 'Hours I spent',
  income: 'Income',
  worked: 'What worked',
  didNot: 'What didn’t work',
  nextTime: 'What I’ll do differently next time',
};

/** For prompts: one line for each launch with results, newest first. */
export function sayLaunches(sheet: Pick<FactSheet, 'launches'> | null): string[] {
  return (sheet?.launches ?? []).toReversed().flatMap((launch) => {
    const results = RESULT_NAMES.flatMap((name) => labeled(name, launch.results[name]));
    return results.length === 0 ? [] : [`- ${[...daysOf(launch), ...results].join('. ')}`];
  });
}

function daysOf({ dates }: PastLaunch): string[] {
  return LAUNCH_DAYS.flatMap((day) => (dates[day] ? `${FACT_LABELS[day]}: ${dates[day]}` : []));
}

function labeled(name: ResultName, value = ''): string[] {
  const mark = name === 'income' ? ' (owner only)' : '';
  return value === '' ? [] : [`${RESULT_LABELS[name]}${mark}: ${value.replace(/\.$/, '')}`];
}
