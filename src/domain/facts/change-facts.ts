import { AppError } from '#domain/errors.ts';
import type { FactName } from './fact-names.ts';
import type { FactSheet, OwnFact } from './fact-sheet.ts';
import { FACT_FIELDS, OWN_FACT_LIMITS } from './fields.ts';
import { setMark } from './settle.ts';

/** Keeps the draft as typed; it counts once it is confirmed. */
export function draftFact(sheet: FactSheet, name: FactName, text: string, now: string): FactSheet {
  return { ...FACT_FIELDS[`drafts.${name}`].write(sheet, text), updatedAt: now };
}

/** An empty text clears the fact. */
export function confirmFact(sheet: FactSheet, name: FactName, text: string, now: string): FactSheet {
  const value = inOneLine(text);
  if (value.length > FACT_FIELDS[`facts.${name}`].limit) throw new AppError('fact-too-long');
  return draftFact(FACT_FIELDS[`facts.${name}`].write(sheet, value), name, '', now);
}

/** Dismisses this suggested value. */
export function putAside(sheet: FactSheet, name: FactName, suggested: string, now: string): FactSheet {
  return { ...FACT_FIELDS[`notNow.${name}`].write(sheet, suggested), updatedAt: now };
}

export function draftOwnFact(sheet: FactSheet, fact: OwnFact, now: string): FactSheet {
  const isEmpty = fact.name === '' && fact.value === '';
  const { ownDraft: _, ...rest } = sheet;
  return { ...rest, ...(!isEmpty && { ownDraft: fact }), updatedAt: now };
}

/** The same name again is the same fact: its value changes. */
export function addOwnFact(sheet: FactSheet, fact: OwnFact, now: string): FactSheet {
  const name = inOneLine(fact.name);
  const value = inOneLine(fact.value);
  if (name === '' || value === '') throw new AppError('invalid-request');
  const isKnown = sheet.own.some((known) => isNamed(known, name));
  const own = isKnown
    ? sheet.own.map((known) => (isNamed(known, name) ? { name, value } : known))
    : [...sheet.own, { name, value }];
  const changed = changeOwnFacts(sheet, own, now);
  // Filled gaps and chosen platforms become own facts, too: keep the draft of any other one.
  const isTyped = sheet.ownDraft !== undefined && isNamed({ name, value }, sheet.ownDraft.name);
  return isTyped ? draftOwnFact(changed, { name: '', value: '' }, now) : changed;
}

export function isNamed(fact: OwnFact, name: string): boolean {
  return fact.name.toLowerCase() === inOneLine(name).toLowerCase();
}

// In prompts and in merging, each fact is one line.
const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

export function changeOwnFacts(sheet: FactSheet, own: readonly OwnFact[], now: string): FactSheet {
  const isTooLong = own.some(
    ({ name, value }) => name.length > OWN_FACT_LIMITS.name || value.length > OWN_FACT_LIMITS.value,
  );
  if (isTooLong) throw new AppError('fact-too-long');
  if (own.length > FACT_FIELDS.own.limit) throw new AppError('too-many-facts');
  return { ...sheet, own: [...own], updatedAt: now };
}

/** Removes some marks and adds others, in one change. */
export function replaceMarks(
  sheet: FactSheet,
  gone: readonly string[],
  fresh: readonly string[],
  now: string,
): FactSheet {
  const cleared = {
    ...sheet,
    settled: sheet.settled.filter((mark) => !gone.includes(mark)),
    updatedAt: now,
  };
  return fresh.reduce((next, mark) => setMark(next, mark, true, now), cleared);
}
