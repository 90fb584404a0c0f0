import { type BookBlock, isTangled, plainBlocks } from '#domain/plan/book-document.ts';
import { allowNamedReferences } from './named-references.ts';

type Reader = (text: string) => BookBlock[];

let reader: Promise<Reader> | undefined;

/** The Markdown parser weighs 20 kB: it is fetched when the first plan is shown formatted, not before. */
export function loadMarkdown(): Promise<Reader> {
  allowNamedReferences();
  reader ??= import('./markdown-reader.ts').then(({ readMarkdown }) => readSafely(readMarkdown), forget);
  return reader;
}

export async function parseMarkdown(text: string): Promise<BookBlock[]> {
  const read = await loadMarkdown();
  return read(text);
}

// A chunk that failed to load on a bad connection must be asked for again, not remembered as failed.
function forget(error: unknown): never {
  reader = undefined;
  throw error;
}

function readSafely(read: Reader): Reader {
  return (text) => (isTangled(text) ? plainBlocks(text) : read(text));
}
