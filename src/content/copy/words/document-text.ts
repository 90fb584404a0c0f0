import type { Document } from '#domain/documents/document.ts';
import { type KindName, kindOf } from '#domain/kinds.ts';
import { documentTitle, fieldWords } from './field-words.ts';

/** A document that a screen has before it. `wordsOf`: what the screen itself calls some of its texts. */
export type Held = { kind: KindName; doc: Document; wordsOf?: (field: string) => string | undefined };

/** Everything that is written in it, each text under its name: for people who have to copy it out. */
export function documentText({ kind, doc, wordsOf }: Held): string {
  const title = documentTitle(kind, doc);
  const texts = Object.entries(kindOf(kind).fields).flatMap(([name, field]) => {
    const text = field.read(doc) ?? '';
    // Marks say nothing to a person.
    if (text.trim() === '' || text === title || field.merges === 'as-set') return [];
    const shown = field.shown?.(text) ?? text;
    return [`${wordsOf?.(name) ?? fieldWords(name)}\n${shown}`];
  });
  return [title, ...texts].join('\n\n');
}
