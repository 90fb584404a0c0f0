import { AppError } from '#domain/errors.ts';
import { confirmFact, putAside } from '#domain/facts/change-facts.ts';
import { LAUNCH_DAYS, type LaunchDay } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { FACT_FIELDS } from '#domain/facts/fields.ts';
import { launchLine } from './launch-line.ts';
import { type PastLaunch, RESULT_NAMES, type ResultName } from './launch-results.ts';
import { resultValue } from './result-values.ts';

const MOST_LAUNCHES = FACT_FIELDS.launches.limit;

/** The oldest first. */
export function launchesOf(sheet: FactSheet | null | undefined): readonly PastLaunch[] {
  return sheet?.launches ?? [];
}

export function isFull(sheet: FactSheet | null | undefined): boolean {
  return launchesOf(sheet).length >= MOST_LAUNCHES;
}

/** Keeps the draft as typed. */
export function draftResult(sheet: FactSheet, name: ResultName, text: string, now: string): FactSheet {
  return { ...FACT_FIELDS[`lookBack.${name}`].write(sheet, text), updatedAt: now };
}

type Ended = Pick<PastLaunch, 'day' | 'topics'> & { readonly emptied: readonly LaunchDay[] };

/**
 * Ends the launch: moves the look back to the past launches and clears its dates. They are dismissed as well, or a plan
 * that still names one would suggest it for the next launch.
 */
export function endLaunch(sheet: FactSheet, { day, topics, emptied }: Ended, now: string): FactSheet {
  // Nothing is dropped to make room: somebody typed each one.
  if (isFull(sheet)) throw new AppError('invalid-request');
  const results = filled(RESULT_NAMES, (name) => resultValue(name, sheet.lookBack?.[name] ?? ''));
  const dates = filled(emptied, (name) => sheet.facts[name] ?? '');
  const launch = { number: nextNumber(sheet), day, results, dates, topics };
  const { lookBack: _, ...rest } = sheet;
  const ended: FactSheet = { ...rest, launches: [...launchesOf(sheet), launch], updatedAt: now };
  return daysIn(launch).reduce(
    (next, [name, value]) => putAside(confirmFact(next, name, '', now), name, value, now),
    ended,
  );
}

/** Undoes `endLaunch`, but keeps anything said since. */
export function reopenLaunch(sheet: FactSheet, launch: PastLaunch, now: string): FactSheet {
  const typed = RESULT_NAMES.reduce(
    (next, name) => {
      const { [name]: value = '' } = launch.results;
      return next.lookBack?.[name] ? next : draftResult(next, name, value, now);
    },
    withoutLaunch(sheet, launch, now),
  );
  return daysIn(launch).reduce((next, [name, value]) => {
    if (next.facts[name]) return next;
    const known = confirmFact(next, name, value, now);
    return known.notNow[name] === value ? putAside(known, name, '', now) : known;
  }, typed);
}

export function withoutLaunch(sheet: FactSheet, launch: PastLaunch, now: string): FactSheet {
  const line = launchLine(launch);
  return withLaunches(
    sheet,
    launchesOf(sheet).filter((known) => launchLine(known) !== line),
    now,
  );
}

/** Undoes `withoutLaunch`. */
export function withLaunch(sheet: FactSheet, launch: PastLaunch, now: string): FactSheet {
  if (isFull(sheet)) throw new AppError('invalid-request');
  const others = launchesOf(withoutLaunch(sheet, launch, now));
  return withLaunches(
    sheet,
    [...others, launch].sort((one, other) => (launchLine(one) < launchLine(other) ? -1 : 1)),
    now,
  );
}

function withLaunches(sheet: FactSheet, launches: readonly PastLaunch[], now: string): FactSheet {
  const { launches: _, ...rest } = sheet;
  return { ...rest, ...(launches.length > 0 && { launches: [...launches] }), updatedAt: now };
}

function daysIn({ dates }: PastLaunch): (readonly [LaunchDay, string])[] {
  return LAUNCH_DAYS.flatMap((name) => (dates[name] ? [[name, dates[name]] as const] : []));
}

function nextNumber(sheet: FactSheet): string {
  const highest = Math.max(0, ...launchesOf(sheet).map(({ number }) => Number(number) || 0));
  return String(highest + 1).padStart(3, '0');
}

function filled<Name extends string>(names: readonly Name[], read: (name: Name) => string) {
  const entries = names.map((name) => [name, read(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as { [Key in Name]?: string };
}
