import {
  addOwnFact,
  changeOwnFacts,
  confirmFact,
  isNamed,
  replaceMarks,
} from '#domain/facts/change-facts.ts';
import { choiceKey } from '#domain/facts/comparable.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { setMark } from '#domain/facts/settle.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Decision, Matter } from './decision.ts';
import { decidedMark, laterMark } from './decision-marks.ts';

/** Confirms the chosen value and marks the ones it was chosen over. */
export function choose(
  sheet: FactSheet,
  decision: Decision,
  value: string,
  now: string,
  today: IsoDay,
): FactSheet {
  const { matter, choices, mark } = decision;
  const same = (other: string) => isSameValue(matter, other, value, today);
  // Two rhythms of one weekday are one value elsewhere, and two choices here.
  const chosen =
    choices.find((choice) => choice.value === value) ?? choices.find((choice) => same(choice.value));
  const decided = 'fact' in matter ? confirmOver(sheet, matter.fact, value, choices, now, today) : addOwn();
  // The doubted value is right after all, until it changes.
  const isKept = decision.kind !== 'two-values' && chosen !== undefined && !chosen.isOffered;
  return replaceMarks(decided, [laterMark(decision)], isKept ? [mark] : [], now);

  function addOwn(): FactSheet {
    return addOwnFact(sheet, { name: 'own' in matter ? matter.own : '', value }, now);
  }
}

/** Confirms a fact. Its other known values are no longer asked about. */
export function confirmOver(
  sheet: FactSheet,
  fact: FactName,
  value: string,
  known: readonly { readonly value: string }[],
  now: string,
  today: IsoDay,
): FactSheet {
  const confirmed = confirmFact(sheet, fact, value, now);
  const own = choiceKey(fact, value, today);
  const others = known.map((one) => choiceKey(fact, one.value, today)).filter((key) => key !== own);
  if (value.trim() === '') return confirmed;
  return replaceMarks(
    confirmed,
    [decidedMark(fact, own)],
    [...new Set(others)].map((key) => decidedMark(fact, key)),
    now,
  );
}

export function putOff(sheet: FactSheet, decision: Decision, isOff: boolean, now: string): FactSheet {
  return setMark(sheet, laterMark(decision), isOff, now);
}

/**
 * Undoes a choice unless somebody has changed the fact since: the fact gets its former value, and everything settled
 * with it is open again.
 */
export function takeBack(
  sheet: FactSheet,
  { before, after }: { before: FactSheet | null; after: FactSheet },
  matter: Matter,
  now: string,
): FactSheet {
  const fresh = after.settled.filter((mark) => !before?.settled.includes(mark));
  const gone = (before?.settled ?? []).filter((mark) => !after.settled.includes(mark));
  if ('own' in matter) {
    const old = before?.own.find((fact) => isNamed(fact, matter.own));
    const made = after.own.find((fact) => isNamed(fact, matter.own));
    const isMine = sheet.own.some((fact) => isNamed(fact, matter.own) && fact.value === made?.value);
    if (!isMine) return sheet;
    const own = sheet.own.flatMap((fact) => (isNamed(fact, matter.own) ? (old ?? []) : fact));
    return replaceMarks(changeOwnFacts(sheet, own, now), fresh, gone, now);
  }
  const { fact } = matter;
  if (sheet.facts[fact] !== after.facts[fact]) return sheet;
  return replaceMarks(confirmFact(sheet, fact, before?.facts[fact] ?? '', now), fresh, gone, now);
}

function isSameValue(matter: Matter, one: string, other: string, today: IsoDay): boolean {
  const fact = 'fact' in matter ? matter.fact : null;
  return choiceKey(fact, one, today) === choiceKey(fact, other, today);
}
