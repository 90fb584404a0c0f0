import { Worker } from 'node:worker_threads';
import type { GivenDocuments, ReaderContents, ReaderPage } from '#domain/review/reader-page.ts';

/** Slow work, done in another thread. A page comes as bytes: encoding a book's text takes as long as ten saves. */
export type ReaderPress = {
  readContents(given: GivenDocuments): Promise<ReaderContents>;
  drawPage(page: ReaderPage): Promise<Uint8Array>;
};

type Answer = { id: number; made?: unknown; failure?: string };

const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
// Only for this thread, which Linux supports: with few cores, saves have priority over pages.
if (process.platform === 'linux') require('node:os').setPriority(10);
parentPort.on('message', async ({ id, name, given }) => {
  try {
    const drawing = await import(workerData);
    const made = drawing[name](given);
    if (typeof made !== 'string') return parentPort.postMessage({ id, made });
    const bytes = new TextEncoder().encode(made);
    // Transferred, not copied.
    parentPort.postMessage({ id, made: bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error) });
  }
});`;
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

/**
 * Parsing a book of nineteen plans takes half a second, in which this thread would answer no save. So another thread
 * does it, one page after the other. It starts with the first page, and again after it died.
 */
export function openReaderPress(drawing: URL): ReaderPress {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let worker: Worker | undefined;
  let last = 0;

  function begin(): Worker {
    const begun = new Worker(PROGRAM, { eval: true, workerData: drawing.href, resourceLimits: MOST_MEMORY });
    // Must not keep a stopping server alive.
    begun.unref();
    begun.on('message', ({ id, made, failure }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (failure === undefined) asked?.resolve(made);
      else asked?.reject(new Error(failure));
    });
    const end = (reason: unknown) => {
      if (worker === begun) worker = undefined;
      for (const asked of waiting.values()) asked.reject(new Error(`No page was drawn: ${reason}`));
      waiting.clear();
    };
    begun.on('error', end);
    begun.on('exit', end);
    return begun;
  }

  function ask<Name extends keyof ReaderPress>(name: Name, given: unknown): ReturnType<ReaderPress[Name]> {
    worker ??= begin();
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    worker.postMessage({ id: last, name, given });
    return asked.promise as ReturnType<ReaderPress[Name]>;
  }
  return {
    readContents: (given) => ask('readContents', given),
    drawPage: (page) => ask('drawPage', page),
  };
}
