import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/**
 * Facts about which something is still to be decided, and how much is to be decided in all. Apart from what finds them, which comes
 * with the numbers on the places: a screen that only marks such a fact would download it once more.
 */
export type Undecided = {
  /** Null until they were looked for. */
  readonly facts: ReadonlySet<FactName> | null;
  readonly count: number;
};

export const undecidedOf = oncePerLife(
  (_life: SignedInLife): StoreApi<Undecided> => createStore<Undecided>(() => ({ facts: null, count: 0 })),
);
