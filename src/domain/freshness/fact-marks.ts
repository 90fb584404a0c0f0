import type { KnownFact } from '#domain/facts/confirmed-facts.ts';
import { fingerprint } from './fingerprint.ts';

// Stored in people's documents: eight digits tell the values of one fact apart, and thirty facts stay small.
const DIGITS = 8;
const short = (text: string) => fingerprint(text).slice(0, DIGITS);

const markOf = ({ mark }: KnownFact) => (/^[a-zA-Z]+$/.test(mark) ? mark : short(mark));

/** The facts a prompt began with, each by name and a fingerprint of its value. */
export function markFacts(facts: readonly KnownFact[]): string {
  return facts.map((fact) => `${markOf(fact)}:${short(fact.value)}`).join(' ');
}

/**
 * Facts that changed since a plan was written. One confirmed later is no change, since most are read out of the plans
 * themselves; a removed one has no newer value.
 */
export function changedFacts<T extends KnownFact>(recorded: string | undefined, facts: readonly T[]): T[] {
  const before = new Map(
    (recorded ?? '').split(' ').map((pair) => pair.split(':') as [string, string | undefined]),
  );
  return facts.filter((fact) => {
    const known = before.get(markOf(fact));
    return known !== undefined && known !== short(fact.value);
  });
}
