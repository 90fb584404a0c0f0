import { createStore } from 'zustand/vanilla';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { nextFrame } from '#client/adapters/page/after-frame.ts';
import { nextTask } from '#client/adapters/page/breathe.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { splitSections } from '#domain/plan/book-sections.ts';
import { shiftBlocks } from '#domain/plan/shift-blocks.ts';

type Reading = {
  /** Keyed by the plan's text: only a changed plan is parsed again. */
  blocks: ReadonlyMap<string, readonly PlanBlock[]>;
  /** The beginning of the first plan, so that the book opens with words on its page. */
  beginning: { text: string; blocks: readonly PlanBlock[] } | null;
  status: 'reading' | 'ready' | 'failed';
};

// At a quarter of this machine's speed, a slice still ends before a click feels late.
const SLICE_MS = 12;

/** Parses the plans one after another in short slices, so that the page stays responsive. */
export function createBookReader(load = loadMarkdown, frame = nextFrame) {
  const store = createStore<Reading>(() => ({ blocks: new Map(), beginning: null, status: 'reading' }));

  /** Returns a function that cancels: the person left, or the plans changed and are parsed again. */
  function read(chapters: readonly BookChapter[]): () => void {
    let isStopped = false;
    const { blocks } = store.getState();
    const isRead = chapters.every(({ text }) => blocks.has(text));
    store.setState({ status: isRead ? 'ready' : 'reading' });
    if (!isRead) void readAll();
    return () => {
      isStopped = true;
    };

    async function begin(text: string, blocks: readonly PlanBlock[]): Promise<void> {
      if (isStopped || store.getState().blocks.size > 0) return;
      store.setState({ beginning: { text, blocks } });
      await frame();
    }

    async function readAll(): Promise<void> {
      try {
        const parse = await load();
        for (const { text } of chapters) {
          if (store.getState().blocks.has(text)) continue;
          const read = await inSlices(text, parse, begin);
          if (isStopped) return;
          store.setState((before) => ({ blocks: new Map(before.blocks).set(text, read), beginning: null }));
          await frame();
        }
        if (!isStopped) store.setState({ status: 'ready' });
      } catch {
        if (!isStopped) store.setState({ status: 'failed' });
      }
    }
  }

  /** Stores a plan's known blocks without parsing: one that was ticked. */
  function know(text: string, blocks: readonly PlanBlock[]): void {
    store.setState((before) => ({ blocks: new Map(before.blocks).set(text, blocks) }));
  }

  return { store, read, know };
}

export type BookReader = ReturnType<typeof createBookReader>;

type OnBeginning = (text: string, blocks: readonly PlanBlock[]) => Promise<void>;

async function inSlices(
  text: string,
  parse: (text: string) => PlanBlock[],
  onBeginning: OnBeginning,
): Promise<PlanBlock[]> {
  const blocks: PlanBlock[] = [];
  let started = performance.now();
  let at = 0;
  for (const [index, section] of splitSections(text).entries()) {
    for (const block of shiftBlocks(parse(section), at)) blocks.push(block);
    at += section.length;
    if (index === 0) await onBeginning(text, [...blocks]);
    if (performance.now() - started < SLICE_MS) continue;
    await nextTask();
    started = performance.now();
  }
  return blocks;
}
