import type { MouseEvent } from 'react';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { scrollSteady } from './scroll-steady.ts';

export const chapterId = (type: BlueprintType) => `plan-${type}`;
export const CONTENTS_ID = 'book-contents';

export function BookContents({ chapters }: { chapters: readonly BookChapter[] }) {
  return (
    <nav id={CONTENTS_ID} aria-labelledby={`${CONTENTS_ID}-title`} tabIndex={-1} className="book-contents">
      <h2 id={`${CONTENTS_ID}-title`} className="font-serif text-2xl font-semibold">
        {BOOK_COPY.contents}
      </h2>
      <ol className="mt-4 gap-x-8 sm:columns-2">
        {chapters.map(({ type, number, title }) => (
          <li key={type} className="break-inside-avoid">
            <a
              href={`#${chapterId(type)}`}
              onClick={(event) => jump(event, chapterId(type))}
              className="flex min-h-11 items-baseline gap-3 border-b border-line py-2.5 hover:text-gold-text"
            >
              <span className="w-6 shrink-0 text-right text-sm text-faint tabular-nums">{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Goes there without a new entry in the history: Back is to leave the book, not to leaf through it. */
export function jump(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const target = document.getElementById(id);
  if (target) scrollSteady(target, 'start');
  (target?.querySelector<HTMLElement>('h2') ?? target)?.focus({ preventScroll: true });
}
