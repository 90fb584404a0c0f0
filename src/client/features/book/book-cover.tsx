import { BrandMark } from '#client/ui/brand-mark.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BookCover as Cover } from '#domain/plan/book-outline.ts';

export function BookCover({ cover }: { cover: Cover }) {
  return (
    <header className="book-cover">
      <BrandMark className="mx-auto size-14" />
      <p className="mt-4 text-lg tracking-wide text-soft">{cover.brand}</p>
      <h2 className="mt-3 font-serif text-4xl leading-tight font-semibold sm:text-6xl">
        {BOOK_COPY.bookTitle}
      </h2>
      {cover.person !== '' && (
        <p dir="auto" className="mt-8 text-lg font-medium break-words">
          {BOOK_COPY.preparedBy(cover.person)}
        </p>
      )}
      <p className={cover.person === '' ? 'mt-8 text-soft' : 'mt-1 text-soft'}>{cover.date}</p>
    </header>
  );
}
