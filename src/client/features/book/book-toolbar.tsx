import { ArrowLeft, MessageSquareShare } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { useDocked } from '#client/ui/use-docked.ts';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { ExportFormat } from '#domain/plan/book-export.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { SearchBox } from './searching/search-box.tsx';
import type { BookSearch } from './searching/use-book-search.ts';
import { ExportMenu } from './sharing/export-menu.tsx';
import type { Export } from './sharing/use-export.ts';

type BookToolbarProps = {
  search: BookSearch;
  exporting: Export;
  reading: { status: 'reading' | 'ready' | 'failed'; done: number; total: number };
  chapters: readonly BookChapter[];
  /** Receives the element for the buttons of an edited chapter. */
  onBar: (place: HTMLElement | null) => void;
  onExport: (format: ExportFormat, isPrivateIn: boolean) => void;
  onRetry: () => void;
  onHome: () => void;
  onShare?: (() => void) | undefined;
};

export function BookToolbar(props: BookToolbarProps) {
  const { search, exporting, reading, chapters, onExport, onRetry, onHome } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  useDocked(toolbar);
  return (
    <div ref={toolbar} className="book-toolbar">
      <div ref={props.onBar} className="book-editing" />
      <div className="book-tools">
        <IconButton
          label={BOOK_COPY.back}
          icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
          onClick={onHome}
          className="-mx-2.5"
        />
        <SearchBox search={search} />
        {props.onShare && (
          <Button
            variant="secondary"
            aria-label={BOOK_COPY.share}
            title={BOOK_COPY.share}
            icon={<MessageSquareShare aria-hidden="true" className="size-4.5" />}
            onClick={props.onShare}
            className="shrink-0"
          >
            <span className="export-word max-sm:hidden">{BOOK_COPY.shareShort}</span>
          </Button>
        )}
        <ExportMenu
          label={BOOK_COPY.export.menu}
          look="button"
          isPrintReady={reading.status === 'ready'}
          chapters={chapters}
          onChoose={onExport}
        />
      </div>
      <ReadingLine reading={reading} onRetry={onRetry} />
      <ExportLine exporting={exporting} />
    </div>
  );
}

function ReadingLine({ reading, onRetry }: Pick<BookToolbarProps, 'reading' | 'onRetry'>) {
  if (reading.status === 'failed') {
    const retry = (
      <Button size="small" variant="secondary" onClick={onRetry}>
        {BOOK_COPY.retry}
      </Button>
    );
    return (
      <div className="mt-3">
        <ErrorBox actions={retry}>{BOOK_COPY.loadFailed}</ErrorBox>
      </div>
    );
  }
  if (reading.status === 'ready') return null;
  const label = BOOK_COPY.preparing(reading.done, reading.total);
  // Overlaps the lower edge: in the flow, its removal would move the whole book up.
  return (
    <ProgressBar
      label={label}
      value={reading.done}
      max={reading.total}
      className="absolute bottom-0.5 left-5 w-[calc(100%-2.5rem)]"
    />
  );
}

function ExportLine({ exporting: { state, dismiss } }: { exporting: Export }) {
  if (state.status === 'working') {
    return (
      <div className="mt-3 flex items-center gap-3 text-sm text-soft">
        <span className="shrink-0">{BOOK_COPY.export.working}</span>
        <ProgressBar label={BOOK_COPY.export.working} value={state.done} max={1} />
      </div>
    );
  }
  if (state.status !== 'failed') return null;
  const close = (
    <Button size="small" variant="secondary" onClick={dismiss}>
      {BOOK_COPY.export.dismiss}
    </Button>
  );
  return (
    <div className="mt-3">
      <ErrorBox actions={close}>{state.message}</ErrorBox>
    </div>
  );
}
