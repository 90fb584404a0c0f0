import { deviceMemory } from './browser-memory.ts';

/** Which one-time notes this browser has shown. Losing the memory only shows a note again. */
export type SeenNotes = { has(note: string): boolean; add(note: string): void };

const PREFIX = 'seen-note:';

export const seenNotes: SeenNotes = {
  has: (note) => deviceMemory.read(PREFIX + note) !== null,
  add: (note) => deviceMemory.keep(PREFIX + note, '1'),
};
