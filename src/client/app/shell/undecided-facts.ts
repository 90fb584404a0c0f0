import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/**
 * Facts with an open decision, and the total number of decisions. Separate from the code that finds them, which comes
 * with the counts of the places: a screen that only marks such facts would load it as well.
 */
export type Undecided = {
  /** Null until they were computed. */
  readonly facts: ReadonlySet<FactName> | null;
  readonly count: number;
};

export const undecidedOf = oncePerLife(
  (_life: SignedInLife): StoreApi<Undecided> => createStore<Undecided>(() => ({ facts: null, count: 0 })),
);
