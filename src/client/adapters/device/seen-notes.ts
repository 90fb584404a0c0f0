import { deviceMemory } from './browser-memory.ts';

/** One-time notices shown in this browser. Without storage, a notice may appear again. */
export type SeenNotes = { has(note: string): boolean; add(note: string): void };

const PREFIX = 'seen-note:';

export const seenNotes: SeenNotes = {
  has: (note) => deviceMemory.read(PREFIX + note) !== null,
  add: (note) => deviceMemory.keep(PREFIX + note, '1'),
};
