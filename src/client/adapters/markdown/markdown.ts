import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import { allowNamedReferences } from './named-references.ts';

type Reader = (text: string) => PlanBlock[];

let reader: Promise<PlanReader> | undefined;
let loaded: PlanReader | undefined;

/** The Markdown parser weighs 20 kB: it is downloaded when the first plan is shown formatted. */
export function loadPlanReader(): Promise<PlanReader> {
  allowNamedReferences();
  reader ??= import('./markdown-reader.ts').then(({ readAnyPlan }) => {
    loaded = readAnyPlan;
    return readAnyPlan;
  }, forget);
  return reader;
}

/** For code that renders synchronously: even a resolved promise would cost a frame without the words. */
export function loadedPlanReader(): PlanReader | undefined {
  return loaded;
}

/** For rendering only: blocks without positions. */
export async function loadMarkdown(): Promise<Reader> {
  const read = await loadPlanReader();
  return (text) => read(text).blocks.map(({ block }) => block);
}

export async function parseMarkdown(text: string): Promise<PlanBlock[]> {
  const read = await loadMarkdown();
  return read(text);
}

// A chunk that failed to load on a bad connection must be requested again, so don't cache the failure.
function forget(error: unknown): never {
  reader = undefined;
  throw error;
}
