import { createStore } from 'zustand/vanilla';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/** The fact that another screen asked to edit. Opening it resets this. */
export const askedFactOf = oncePerLife((_: Life) =>
  createStore<{ fact: FactName | null }>(() => ({ fact: null })),
);
