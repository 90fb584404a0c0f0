import { BrandMark } from '#client/ui/brand-mark.tsx';
import { Button } from '#client/ui/button.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BookCover } from '#domain/plan/book-outline.ts';

type EmptyBookProps = { cover: BookCover; onHome: () => void };

/** Before the first plan: what to do, and a preview of the book. */
export function EmptyBook({ cover, onHome }: EmptyBookProps) {
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-10 gap-y-8">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-lg text-soft">{BOOK_COPY.empty}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button variant="secondary" onClick={onHome}>
            {BOOK_COPY.toDashboard}
          </Button>
          <a
            href="/example"
            className="inline-flex min-h-11 items-center font-semibold text-gold-text underline underline-offset-4"
          >
            {BOOK_COPY.example}
          </a>
        </div>
      </div>
      <figure className="mx-auto w-52 max-w-full">
        <div className="book-cover book-cover-small">
          <BrandMark className="mx-auto size-8" />
          <p className="mt-2 text-xs tracking-wide text-soft">{cover.brand}</p>
          <p className="mt-2 font-serif text-2xl font-semibold">{BOOK_COPY.bookTitle}</p>
          {cover.person !== '' && (
            <p dir="auto" className="mt-5 text-xs font-medium break-words">
              {BOOK_COPY.preparedBy(cover.person)}
            </p>
          )}
          <p className={cover.person === '' ? 'mt-5 text-xs text-soft' : 'mt-1 text-xs text-soft'}>
            {cover.date}
          </p>
        </div>
        <figcaption className="mt-2 text-center text-sm text-faint">{BOOK_COPY.coverToCome}</figcaption>
      </figure>
    </div>
  );
}
