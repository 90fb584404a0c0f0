import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { partsIn } from '#domain/documents/parts-in.ts';
import { LAUNCH_DAYS } from '#domain/facts/fact-names.ts';
import { type PastLaunch, RESULT_NAMES } from './launch-results.ts';

/** A launch as a line of the list in which launches are saved and merged. Its number comes first, because lines are sorted. */
export function launchLine({ number, day, results, dates, topics }: PastLaunch): string {
  return JSON.stringify([
    number,
    day,
    ...RESULT_NAMES.map((name) => results[name] ?? ''),
    ...LAUNCH_DAYS.map((name) => dates[name] ?? ''),
    Object.entries(topics)
      .map(([type, marks]) => `${type}:${marks}`)
      .sort()
      .join(','),
  ]);
}

export function launchIn(line: string): PastLaunch {
  const [number = '', day = '', ...rest] = partsIn(line);
  const topics = (rest[RESULT_NAMES.length + LAUNCH_DAYS.length] ?? '')
    .split(',')
    .map((entry) => entry.split(':'));
  return {
    number,
    day,
    results: named(RESULT_NAMES, rest),
    dates: named(LAUNCH_DAYS, rest.slice(RESULT_NAMES.length)),
    topics: Object.fromEntries(
      topics.flatMap(([type, marks = '']) => (isBlueprintType(type) ? [[type, marks]] : [])),
    ),
  };
}

/** Absent, not empty: the copy from the server must not look changed. */
function named<Name extends string>(names: readonly Name[], values: readonly string[]) {
  const entries = names.map((name, index) => [name, values[index] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as { [Key in Name]?: string };
}
