import { BOOK_COPY } from '#content/copy/book.ts';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { readingMinutes } from '#domain/plan/reading-minutes.ts';
import { chapterId } from './chapter-id.ts';
import { scrollSteady } from './searching/scroll-steady.ts';

type ChapterLineProps = {
  chapter: BookChapter;
  /** Its words are rendered, so that there is something to link to. */
  isWhole: boolean;
  onJump: () => void;
};

/** Below a chapter's title: its reading time, and its gaps. */
export function ChapterLine({ chapter, isWhole, onJump }: ChapterLineProps) {
  const gaps = gapsIn(chapter.text).length;
  const words = GAPS_COPY.count(gaps);
  return (
    <p className="book-chapter-line print:hidden">
      {BOOK_COPY.minutes(readingMinutes(chapter.text))}
      {gaps > 0 && (
        <>
          <span aria-hidden="true"> · </span>
          <button
            type="button"
            disabled={!isWhole}
            aria-label={`${words}: ${BOOK_COPY.toFirstGap}, ${chapter.title}`}
            onClick={() => {
              onJump();
              showFirstGap(chapter);
            }}
          >
            {words}
          </button>
        </>
      )}
    </p>
  );
}

const firstGap = ({ type }: BookChapter) =>
  document.querySelector<HTMLElement>(`#${chapterId(type)} .gap-mark`);

function showFirstGap(chapter: BookChapter): void {
  const mark = firstGap(chapter);
  if (!mark) return;
  scrollSteady(mark, 'center');
  focusFirstGap(chapter, document.activeElement);
}

// A gap becomes a button only later. Until then it is plain text without focus, unless the person has moved on.
function focusFirstGap(chapter: BookChapter, from: Element | null, frames = 300): void {
  const mark = firstGap(chapter);
  mark?.focus({ preventScroll: true });
  const isStillHere = document.activeElement === from && from !== mark;
  if (mark && isStillHere && frames > 0) {
    requestAnimationFrame(() => focusFirstGap(chapter, from, frames - 1));
  }
}
