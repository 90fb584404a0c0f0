import { useState } from 'react';
import { copyText } from '#client/adapters/device/clipboard.ts';
import { nextFrame } from '#client/adapters/page/after-frame.ts';
import { printPage } from '#client/adapters/page/print.ts';
import { tell } from '#client/ui/notices/tell.ts';
import { BOOK_COPY } from '#content/copy/book.ts';
import { type BookExport, type ExportFormat, exportStem, type RunExport } from '#domain/plan/book-export.ts';

const DRAW_EVERY_MS = 80;

type ExportState =
  | { status: 'idle' }
  | { status: 'working'; done: number }
  | { status: 'printing'; book: BookExport }
  | { status: 'failed'; message: string };

export function useExport(runExport: RunExport) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const copy = BOOK_COPY.export;

  /** Call it during the click, with a promise of the book: it copies without awaiting anything first. */
  async function start(format: ExportFormat, coming: Promise<BookExport>): Promise<void> {
    try {
      if (format === 'pdf') return await print(await coming);
      setState({ status: 'working', done: 0 });
      const made = make(format, coming);
      const isRefused = format === 'copy' && !(await copyText(made.then((words) => words ?? '')));
      await made;
      if (isRefused) return setState({ status: 'failed', message: copy.copyFailed });
      tell(copy.done[format]);
      setState({ status: 'idle' });
    } catch {
      setState({ status: 'failed', message: copy.failed });
    }
  }

  async function make(format: Exclude<ExportFormat, 'pdf'>, coming: Promise<BookExport>) {
    await nextFrame();
    let drawnAt = performance.now();
    return runExport(format, await coming, async (done) => {
      // Rendering costs more than a chapter does: show progress only if there is some.
      if (performance.now() - drawnAt < DRAW_EVERY_MS) return;
      setState({ status: 'working', done });
      await nextFrame();
      drawnAt = performance.now();
    });
  }

  // Render the page for printing (one plan, or all) before the dialog captures it.
  async function print(book: BookExport): Promise<void> {
    setState({ status: 'printing', book });
    await nextFrame();
    await printPage(exportStem(book));
    setState({ status: 'idle' });
  }

  return { state, start, dismiss: () => setState({ status: 'idle' }) };
}

export type Export = ReturnType<typeof useExport>;
