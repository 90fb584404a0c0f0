import type { Document } from '#domain/documents/document.ts';
import { type KindName, kindOf } from '#domain/kinds.ts';
import { documentTitle, fieldWords } from './field-words.ts';

/** A document for copying. `wordsOf`: the current screen's own names for its texts. */
export type DocumentToCopy = {
  kind: KindName;
  doc: Document;
  wordsOf?: (field: string) => string | undefined;
};

/** All texts of a document with their names: for people who must copy it. */
export function documentText({ kind, doc, wordsOf }: DocumentToCopy): string {
  const title = documentTitle(kind, doc);
  const texts = Object.entries(kindOf(kind).fields).flatMap(([name, field]) => {
    const text = field.read(doc) ?? '';
    // Marks mean nothing to people.
    if (text.trim() === '' || text === title || field.merges === 'as-set') return [];
    const shown = field.shown?.(text) ?? text;
    return [`${wordsOf?.(name) ?? fieldWords(name)}\n${shown}`];
  });
  return [title, ...texts].join('\n\n');
}
