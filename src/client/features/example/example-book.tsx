import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { EXAMPLE_BOOKS, EXAMPLE_COPY, type ExampleBookCopy } from '#content/copy/example.ts';
import { ExampleChapter, type ExampleChapterData } from './example-chapter.tsx';

export type ExampleBookProps = {
  brandName: string;
  book: ExampleBookCopy;
  person: string;
  firstPage: ReactNode;
  chapters: readonly ExampleChapterData[];
};

const CONTENTS_ID = 'contents';

/** A finished launch book, rendered once by the build. It is sent without scripts, so nothing in it may need one. */
export function ExampleBook({ brandName, book, person, firstPage, chapters }: ExampleBookProps) {
  return (
    <>
      <header className="on-bar bg-bar text-bar-ink">
        <div className="safe-x mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
          <a
            href="/"
            className="flex min-h-11 items-center gap-2 font-serif text-lg font-semibold sm:text-xl"
          >
            <BrandMark className="size-7" />
            {brandName}
          </a>
          <StartLink />
        </div>
      </header>
      <main className="safe-x mx-auto w-full max-w-3xl pt-6 pb-16">
        <p className="rounded-2xl border border-gold bg-gold-soft px-4 py-3 text-[0.9375rem]">
          <strong className="mr-2 rounded-full bg-gold-bright px-2.5 py-0.5 text-sm font-semibold text-[#14213d]">
            {EXAMPLE_COPY.mark}
          </strong>
          {EXAMPLE_COPY.about(person)}
        </p>
        <BookChoice shown={book} />
        <div className="mt-6 rounded-2xl border border-t-[0.4rem] border-line border-t-gold bg-surface px-6 py-[clamp(2.5rem,8vw,6rem)] text-center shadow-lift-2">
          <BrandMark className="mx-auto size-14" />
          <h1 className="mt-5 font-serif text-4xl leading-tight font-semibold sm:text-6xl">
            {EXAMPLE_COPY.bookTitle}
          </h1>
          <p className="mt-4 text-lg text-soft">{book.trade}</p>
          <p className="mt-6 text-lg font-medium">{EXAMPLE_COPY.preparedBy(person)}</p>
        </div>
        {firstPage}
        <nav id={CONTENTS_ID} aria-labelledby={`${CONTENTS_ID}-title`} className="mt-12">
          <h2 id={`${CONTENTS_ID}-title`} className="font-serif text-2xl font-semibold">
            {EXAMPLE_COPY.contents}
          </h2>
          <ol className="mt-4 gap-x-8 sm:columns-2">
            {chapters.map(({ id, number, title }) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-baseline gap-3 border-b border-line py-2.5 hover:text-gold-text"
                >
                  <span className="w-6 shrink-0 text-right text-sm text-faint tabular-nums">{number}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {chapters.map((chapter) => (
          <ExampleChapter
            key={chapter.id}
            chapter={chapter}
            firstName={book.firstName}
            contentsId={CONTENTS_ID}
          />
        ))}
        <section
          aria-labelledby="example-end"
          className="on-bar mt-16 rounded-3xl bg-bar p-6 text-bar-ink sm:p-8"
        >
          <h2 id="example-end" className="font-serif text-2xl leading-tight font-medium">
            {EXAMPLE_COPY.end.title}
          </h2>
          <p className="mt-2 mb-5 text-bar-soft">{EXAMPLE_COPY.end.text}</p>
          <StartLink />
        </section>
      </main>
    </>
  );
}

function BookChoice({ shown }: { shown: ExampleBookCopy }) {
  return (
    <nav aria-label={EXAMPLE_COPY.choose} className="mt-4 grid gap-3 sm:grid-cols-2">
      {EXAMPLE_BOOKS.map(({ path, does, faith }) => (
        <a
          key={path}
          href={path}
          aria-current={path === shown.path ? 'page' : undefined}
          className="flex min-h-11 flex-col justify-center rounded-2xl border border-line bg-surface px-4 py-2.5 hover:border-gold aria-[current]:border-gold aria-[current]:bg-gold-soft"
        >
          <span className="font-semibold">{does}</span>
          <span className="text-sm text-soft">{faith}</span>
        </a>
      ))}
    </nav>
  );
}

function StartLink() {
  return (
    <a
      href="/sign-up"
      className="inline-flex min-h-11 items-center rounded-xl bg-gold-bright px-4 text-[0.9375rem] font-semibold text-[#14213d]"
    >
      {EXAMPLE_COPY.start}
    </a>
  );
}
