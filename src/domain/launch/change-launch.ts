import { AppError } from '#domain/errors.ts';
import type { FactName } from './fact-names.ts';
import { LAUNCH_FIELDS, OWN_FACT_LIMITS } from './fields.ts';
import { LAUNCH_ID, type Launch, type OwnFact } from './launch.ts';

export function blankLaunch(now: string): Launch {
  return { id: LAUNCH_ID, createdAt: now, updatedAt: now, facts: {}, own: [], notNow: {}, settled: [] };
}

/** Keeps the words as typed; they become true when they are confirmed. */
export function draftFact(launch: Launch, name: FactName, text: string, now: string): Launch {
  return { ...LAUNCH_FIELDS[`drafts.${name}`].write(launch, text), updatedAt: now };
}

/** Empty: it is no longer known. */
export function confirmFact(launch: Launch, name: FactName, text: string, now: string): Launch {
  const value = inOneLine(text);
  if (value.length > LAUNCH_FIELDS[`facts.${name}`].limit) throw new AppError('fact-too-long');
  return draftFact(LAUNCH_FIELDS[`facts.${name}`].write(launch, value), name, '', now);
}

/** Not this value, and not now. */
export function putAside(launch: Launch, name: FactName, suggested: string, now: string): Launch {
  return { ...LAUNCH_FIELDS[`notNow.${name}`].write(launch, suggested), updatedAt: now };
}

export function draftOwnFact(launch: Launch, fact: OwnFact, now: string): Launch {
  const isEmpty = fact.name === '' && fact.value === '';
  const { ownDraft: _, ...rest } = launch;
  return { ...rest, ...(!isEmpty && { ownDraft: fact }), updatedAt: now };
}

/** The same name again is the same fact: its value changes. */
export function addOwnFact(launch: Launch, fact: OwnFact, now: string): Launch {
  const name = inOneLine(fact.name);
  const value = inOneLine(fact.value);
  if (name === '' || value === '') throw new AppError('invalid-request');
  const isKnown = launch.own.some((known) => isNamed(known, name));
  const own = isKnown
    ? launch.own.map((known) => (isNamed(known, name) ? { name, value } : known))
    : [...launch.own, { name, value }];
  return draftOwnFact(changeOwnFacts(launch, own, now), { name: '', value: '' }, now);
}

export function isNamed(fact: OwnFact, name: string): boolean {
  return fact.name.toLowerCase() === inOneLine(name).toLowerCase();
}

// In prompts and in merging a fact is a line.
const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

export function changeOwnFacts(launch: Launch, own: readonly OwnFact[], now: string): Launch {
  const isTooLong = own.some(
    ({ name, value }) => name.length > OWN_FACT_LIMITS.name || value.length > OWN_FACT_LIMITS.value,
  );
  if (isTooLong) throw new AppError('fact-too-long');
  if (own.length > LAUNCH_FIELDS.own.limit) throw new AppError('too-many-facts');
  return { ...launch, own: [...own], updatedAt: now };
}

/** Remembers, or forgets, that a finding is fine, a point is settled or a task is not for this person. */
export function settle(launch: Launch, mark: string, isSettled: boolean, now: string): Launch {
  const others = launch.settled.filter((known) => known !== mark);
  // The oldest make room: what they were about has mostly changed since.
  const kept = isSettled ? [...others.slice(1 - LAUNCH_FIELDS.settled.limit), mark] : others;
  return { ...launch, settled: kept, updatedAt: now };
}

/** Forgets some marks and remembers others, in one change. */
export function settleAll(
  launch: Launch,
  gone: readonly string[],
  fresh: readonly string[],
  now: string,
): Launch {
  const cleared = {
    ...launch,
    settled: launch.settled.filter((mark) => !gone.includes(mark)),
    updatedAt: now,
  };
  return fresh.reduce((next, mark) => settle(next, mark, true, now), cleared);
}
