import { useEffect, useRef } from 'react';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { chapterId } from './chapter-id.ts';
import { scrollSteady } from './searching/scroll-steady.ts';
import { useCurrentChapter } from './use-current-chapter.ts';
import './book-contents.css';

export const CONTENTS_ID = 'book-contents';

type BookContentsProps = { chapters: readonly BookChapter[]; onJump: () => void };

export function BookContents({ chapters, onJump }: BookContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentChapter(chapters);
  useEffect(() => {
    if (current) showInList(list.current);
  }, [current]);
  return (
    <nav id={CONTENTS_ID} aria-labelledby={`${CONTENTS_ID}-title`} tabIndex={-1} className="book-contents">
      <h2 id={`${CONTENTS_ID}-title`} className="font-serif text-2xl font-semibold">
        {BOOK_COPY.contents}
      </h2>
      <ol ref={list}>
        {chapters.map(({ type, number, title }) => (
          <li key={type}>
            <InAppLink
              aria-current={type === current ? 'location' : undefined}
              href={`#${chapterId(type)}`}
              onGo={() => jump(chapterId(type), onJump)}
            >
              <span className="book-number">{number}</span>
              {title}
            </InAppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** `onJump` first: Back is to return to where one is now. */
export function jump(id: string, onJump: () => void): void {
  onJump();
  const target = document.getElementById(id);
  // Contents at the side are always in sight: the page stays where it is.
  if (target && getComputedStyle(target).position !== 'sticky') scrollSteady(target, 'start');
  const mark = target?.querySelector<HTMLElement>('[aria-current], h2[tabindex]') ?? target;
  mark?.focus({ preventScroll: true });
}

/** Scrolls only the list: `scrollIntoView` would also scroll the page under the reader. */
function showInList(list: HTMLElement | null): void {
  const mark = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !mark || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = mark.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
