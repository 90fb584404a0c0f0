import type { Document } from './document.ts';
import type { Field, Fields } from './field.ts';

/** `isStep`: one of many while somebody types. Those may be thinned; a text that made room for another may not. */
export type ReplacedText = { field: string; text: string; origin: string; isStep: boolean };

/** Finds the words that `next` overwrites and that history keeps, unless they are still in it. */
export function historyOf<D extends Document>(fields: Fields<D>): (old: D, next: D) => ReplacedText[] {
  const kept = Object.entries(fields).filter(([, { history }]) => history !== 'none');
  return (old, next) => {
    const replaced: ReplacedText[] = [];
    for (const [name, field] of kept) {
      const text = field.read(old) ?? '';
      const left = field.read(next) ?? '';
      if (!isLost(field, text, left) || hasBeenSent(fields, field, text, next)) continue;
      const origin = originOf(field, old);
      // Deleting a whole selection is not a step of typing: text deleted at once is kept.
      const isCut = left.length < text.length / 2;
      const isTyping = origin === 'edited' && originOf(field, next) === 'edited';
      const isStep = !isCut && (isTyping || isSameBeginning(field, old, next));
      replaced.push({ field: name, text, origin, isStep });
    }
    return replaced;
  };
}

// An answer that only grew is still there in full; every replaced plan is kept, whatever replaces it.
function isLost<D extends Document>({ history }: Field<D>, before: string, after: string): boolean {
  if (before === after || before.trim() === '') return false;
  return history === 'every' || !after.startsWith(before);
}

function hasBeenSent<D extends Document>(fields: Fields<D>, field: Field<D>, text: string, next: D): boolean {
  const target = field.draftOf === undefined ? undefined : fields[field.draftOf];
  return target?.read(next)?.startsWith(text.trim()) ?? false;
}

// A reply that is pasted and then changed in its box: one text, in many steps.
function isSameBeginning<D extends Document>({ companion }: Field<D>, old: D, next: D): boolean {
  const before = companion?.read(old);
  return before !== undefined && JSON.stringify(before) === JSON.stringify(companion?.read(next));
}

function originOf<D extends Document>({ companion }: Field<D>, doc: D): string {
  return companion ? companion.origin(companion.read(doc)) : 'edited';
}
