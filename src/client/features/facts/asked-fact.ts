import { createStore } from 'zustand/vanilla';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/** The fact that somebody wants to change, asked for on another screen. Opening it sets it back. */
export const askedFactOf = oncePerLife((_: Life) =>
  createStore<{ fact: FactName | null }>(() => ({ fact: null })),
);
