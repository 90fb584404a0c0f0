import { isEventless, isOpenAlways, saysNoEvent } from '#domain/reading/spoken/no-day-said.ts';
import { FACT_NAMES, type FactName } from './fact-names.ts';
import type { FactSheet, OwnFact } from './fact-sheet.ts';

/** A confirmed fact: the id that plans record, and the words that the person and the AI read. */
export type KnownFact = { readonly mark: string; readonly name: string; readonly value: string };

type Confirmed = { readonly facts: FactSheet['facts']; readonly own: readonly OwnFact[] };
type Labels = Readonly<Record<FactName, string>>;

const OWN_MARK = 'own.';

/** Confirmed facts in the order of the page. Drafts and suggestions don't count. */
export function confirmedFacts(sheet: Confirmed | null, labels: Labels): KnownFact[] {
  if (!sheet) return [];
  const named = FACT_NAMES.map((mark) => ({ mark, name: labels[mark], value: sheet.facts[mark] ?? '' }));
  const own = sheet.own.map(({ name, value }) => ({ mark: `${OWN_MARK}${name}`, name, value }));
  return (
    [...named, ...own]
      // On one line each: a line break inside a value would look like the next fact.
      .map(({ mark, name, value }) => ({ mark, name: oneLine(name), value: oneLine(value) }))
      .filter(({ name, value }) => name !== '' && value !== '')
  );
}

export function countConfirmed(sheet: FactSheet | null): number {
  return FACT_NAMES.filter((fact) => sheet?.facts[fact]).length + (sheet?.own.length ?? 0);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const OF_EVENT: readonly FactName[] = ['eventName', 'eventDate', 'eventPlace', 'eventPrice'];
const OF_SIGN_UP: readonly FactName[] = ['doorsOpen', 'doorsClose', 'startDate'];

/** What nobody needs to say anymore: somebody without an event has no day of it, and who is always open never closes. */
export function notAsked(facts: FactSheet['facts']): ReadonlySet<FactName> {
  const hasNoEvent = isEventless(facts.eventDate ?? '') || saysNoEvent(facts.eventName ?? '');
  const isOpen = [facts.doorsOpen, facts.doorsClose].some((said) => isOpenAlways(said ?? ''));
  const settled = [...(hasNoEvent ? OF_EVENT : []), ...(isOpen ? OF_SIGN_UP : [])];
  return new Set(settled.filter((name) => !facts[name]));
}
