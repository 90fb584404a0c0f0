import type { MouseEvent } from 'react';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { scrollSteady } from './searching/scroll-steady.ts';

export const chapterId = (type: BlueprintType) => `plan-${type}`;
export const CONTENTS_ID = 'book-contents';

type BookContentsProps = { chapters: readonly BookChapter[]; onJump: () => void };

export function BookContents({ chapters, onJump }: BookContentsProps) {
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
              onClick={(event) => jump(event, chapterId(type), onJump)}
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

/** `onJump` first: Back is to return to where one is now. */
export function jump(event: MouseEvent, id: string, onJump: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  onJump();
  const target = document.getElementById(id);
  if (target) scrollSteady(target, 'start');
  (target?.querySelector<HTMLElement>('h2') ?? target)?.focus({ preventScroll: true });
}
