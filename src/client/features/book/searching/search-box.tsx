import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BookSearch } from './use-book-search.ts';

export function SearchBox({ search }: { search: BookSearch }) {
  const copy = BOOK_COPY.search;
  const input = useRef<HTMLInputElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') search.search('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) search.previous();
    else search.next();
  }

  return (
    <search className="relative flex min-w-0 flex-1 basis-24 sm:basis-36 items-center rounded-xl border border-edge bg-surface focus-within:border-ink">
      <Search aria-hidden="true" className="pointer-events-none ml-3 size-4.5 shrink-0 text-faint" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={copy.label}
        placeholder={copy.placeholder}
        value={search.words}
        onChange={(event) => search.search(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-11 min-w-0 flex-1 rounded-xl bg-transparent px-2.5 outline-none placeholder:text-faint"
      />
      <span aria-live="polite" className="shrink-0 px-1 text-sm whitespace-nowrap text-soft tabular-nums">
        {!search.isEmpty && (search.total === 0 ? copy.none : copy.count(search.current + 1, search.total))}
      </span>
      {search.words !== '' && (
        <>
          <IconButton
            label={copy.previous}
            disabled={search.total === 0}
            icon={<ChevronUp aria-hidden="true" className="size-4.5" />}
            onClick={search.previous}
            className="max-sm:hidden"
          />
          <IconButton
            label={copy.next}
            disabled={search.total === 0}
            icon={<ChevronDown aria-hidden="true" className="size-4.5" />}
            onClick={search.next}
          />
          <IconButton
            label={copy.clear}
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={() => {
              search.search('');
              input.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
    </search>
  );
}
