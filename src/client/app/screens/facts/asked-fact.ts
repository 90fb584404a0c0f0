import { createStore } from 'zustand/vanilla';
import { oncePerLife } from '#client/app/loading/once-per-life.ts';
import type { FactName } from '#domain/launch/fact-names.ts';

/** The fact that somebody wants to change, asked for on another screen. Whoever opens it sets it back. */
export const askedFactOf = oncePerLife(() => createStore<{ fact: FactName | null }>(() => ({ fact: null })));
