import { ArrowLeft } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
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
  onExport: (format: ExportFormat, isPrivateIn: boolean) => void;
  onRetry: () => void;
  onHome: () => void;
};

export function BookToolbar(props: BookToolbarProps) {
  const { search, exporting, reading, chapters, onExport, onRetry, onHome } = props;
  return (
    <div className="book-toolbar">
      <div className="flex flex-wrap items-center gap-3">
        <IconButton
          label={BOOK_COPY.back}
          icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
          onClick={onHome}
          className="-mx-2.5"
        />
        <SearchBox search={search} />
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
  // Over the lower edge: in the flow it would move the whole book up when it goes.
  return (
    <ProgressBar
      label={label}
      value={reading.done}
      max={reading.total}
      className="absolute bottom-0.5 left-5 w-[calc(100%-2.5rem)]"
    />
  );
}

function ExportLine({ exporting: { state } }: { exporting: Export }) {
  if (state.status === 'working') {
    return (
      <div className="mt-3 flex items-center gap-3 text-sm text-soft">
        <span className="shrink-0">{BOOK_COPY.export.working}</span>
        <ProgressBar label={BOOK_COPY.export.working} value={state.done} max={1} />
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="mt-3">
        <ErrorBox>{state.message}</ErrorBox>
      </div>
    );
  }
  if (state.status === 'done') return <p className="mt-2 text-sm text-good">{state.message}</p>;
  return null;
}
