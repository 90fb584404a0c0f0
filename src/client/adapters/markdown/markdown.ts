import { nextTask } from '#client/adapters/page/breathe.ts';
import { type BookBlock, isTangled } from '#domain/plan/book-document.ts';
import { type PlanReader, plainDocument } from '#domain/plan/plan-document.ts';
import { allowNamedReferences } from './named-references.ts';

type Reader = (text: string) => BookBlock[];

let reader: Promise<PlanReader> | undefined;

/** The Markdown parser weighs 20 kB: it is fetched when the first plan is shown formatted, not before. */
export function loadPlanReader(): Promise<PlanReader> {
  allowNamedReferences();
  reader ??= import('./markdown-reader.ts').then(({ readPlan }) => readSafely(readPlan), forget);
  return reader;
}

const SAMPLE =
  '## A\n\n**b** *c* [d](https://e.example): `f`\n\n- [ ] g\n  1. h\n\n| i | j |\n|---|---|\n| k | l |\n';

// A browser makes a function fast once it has run some times.
const WARM_READINGS = 12;

/**
 * Fetches the parser and uses it some times, ahead of the first plan: the first readings take a slow phone several frames
 * longer than later ones. Each in a task of its own, as it may be in somebody's way. A failure shows up again when it is
 * needed.
 */
export function warmPlanReader(): void {
  loadPlanReader().then(
    async (read) => {
      for (let reading = 0; reading < WARM_READINGS; reading += 1) {
        await nextTask();
        read(SAMPLE);
      }
    },
    () => undefined,
  );
}

/** For those who only draw: blocks without their places. */
export async function loadMarkdown(): Promise<Reader> {
  const read = await loadPlanReader();
  return (text) => read(text).blocks.map(({ block }) => block);
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

function readSafely(read: PlanReader): PlanReader {
  return (text, from = 0) =>
    isTangled(from === 0 ? text : text.slice(from)) ? plainDocument(text, from) : read(text, from);
}
