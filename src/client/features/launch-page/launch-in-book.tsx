import { type RefObject, useEffect } from 'react';
import { useWeekHere } from '#client/loading/use-today.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { LAUNCH_PAGE_COPY } from '#content/copy/launch-page.ts';
import type { FirstPage } from '#domain/plan/book-export.ts';
import { LaunchSheet } from './launch-sheet.tsx';
import { firstPageOf } from './poster-of.ts';
import { useLaunchPage } from './use-launch-page.ts';

type LaunchInBookProps = {
  workspace: Workspace;
  onOpen: () => void;
  /** Receives the function that makes the page for a file, once all plans are read. */
  forExport: RefObject<(() => Promise<FirstPage>) | null>;
};

/** The one-page launch, as the first page of the book. */
export function LaunchInBook({ workspace, onOpen, forExport }: LaunchInBookProps) {
  const { today, firstDay } = useWeekHere();
  const model = useLaunchPage(workspace, today, firstDay);
  useEffect(() => {
    forExport.current = model.isRead && model.points !== null ? () => firstPageOf(model) : null;
    return () => {
      forExport.current = null;
    };
  }, [model, forExport]);
  return (
    <section aria-labelledby="launch-in-book" className="launch-in-book mt-10">
      <h2 id="launch-in-book" className="mb-4 font-serif text-3xl leading-tight font-semibold">
        {LAUNCH_PAGE_COPY.title}
      </h2>
      <LaunchSheet model={model} heading="h3" />
      <Button
        size="small"
        variant="quiet"
        onClick={onOpen}
        className="-mx-3 mt-3 underline underline-offset-4 print:hidden"
      >
        {LAUNCH_PAGE_COPY.inBook.change}
      </Button>
    </section>
  );
}
