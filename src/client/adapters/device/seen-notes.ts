/** Which one-time notes this browser has shown. Losing the memory only shows a note again. */
export type SeenNotes = { has(note: string): boolean; add(note: string): void };

const PREFIX = 'seen-note:';

export function createSeenNotes(storage: () => Storage = () => localStorage): SeenNotes {
  return {
    has(note) {
      try {
        return storage().getItem(PREFIX + note) !== null;
      } catch {
        return false;
      }
    },
    add(note) {
      try {
        storage().setItem(PREFIX + note, '1');
      } catch {
        return;
      }
    },
  };
}
