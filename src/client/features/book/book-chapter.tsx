import { PenLine } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { BOOK_COPY } from '#content/copy/book.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { ExportFormat } from '#domain/plan/book-export.ts';
import type { BookChapter as Chapter } from '#domain/plan/book-outline.ts';
import { CONTENTS_ID, jump } from './book-contents.tsx';
import { chapterId } from './chapter-id.ts';
import { ChapterLine } from './chapter-line.tsx';
import { type ChapterUses, ChapterWords } from './chapter-words.tsx';
import { ExportMenu } from './sharing/export-menu.tsx';

type BookChapterProps = {
  chapter: Chapter;
  blocks: readonly PlanBlock[] | undefined;
  /** False while only its beginning is rendered. */
  isWhole: boolean;
  /** Left out when another plan is printed alone. */
  isPrinted: boolean;
  /** Replaces its words while they are edited. */
  opened?: ReactNode;
  uses: ChapterUses | null;
  onEdit: (type: BlueprintType) => void;
  onJump: () => void;
  onExport: (format: ExportFormat, isPrivateIn: boolean, chapter: Chapter) => void;
};

/** Renders only when its own plan changes: nineteen of them would make each keystroke in the search slow. */
export const BookChapter = memo(function BookChapter(props: BookChapterProps) {
  const { chapter, blocks, isWhole, isPrinted, opened, uses, onEdit, onJump, onExport } = props;
  const { type, number, title } = chapter;
  const id = chapterId(type);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-printed={isPrinted}
      data-place={id}
      aria-busy={!isWhole}
      // Its approximate height: the scroll bar must not jump when pages come into view.
      style={{ '--letters': chapter.text.length } as CSSProperties}
      className="book-chapter page-part"
    >
      <div className="flex flex-wrap items-start gap-x-2 border-b-2 border-gold pb-3">
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="min-w-[min(100%,12rem)] flex-1 font-serif text-3xl leading-tight font-semibold"
        >
          <span className="mr-3 text-gold-text tabular-nums">{number}</span>
          {/* A title that doesn't fit next to its number moves below it as a whole. */}
          <wbr />
          {title}
        </h2>
        {/* The tools come with the words: rendering them for 19 plans at once would delay the first page. */}
        {blocks && (
          <span className="flex print:hidden">
            <IconButton
              label={`${BOOK_COPY.edit}: ${title}`}
              icon={<PenLine aria-hidden="true" className="size-4.5" />}
              onClick={() => onEdit(type)}
            />
            <ExportMenu
              label={BOOK_COPY.export.planMenu(title)}
              look="icon"
              isPrintReady={isWhole}
              chapters={[chapter]}
              onChoose={(format, isPrivateIn) => onExport(format, isPrivateIn, chapter)}
            />
          </span>
        )}
      </div>
      <ChapterLine chapter={chapter} isWhole={isWhole} onJump={onJump} />
      {opened ??
        (blocks ? (
          <ChapterWords chapter={chapter} blocks={blocks} uses={isWhole ? uses : null} />
        ) : (
          <PagesToCome />
        ))}
      <p className="book-to-contents mt-8 text-right text-sm print:hidden">
        <InAppLink
          href={`#${CONTENTS_ID}`}
          onGo={() => jump(CONTENTS_ID, onJump)}
          className="inline-flex min-h-11 items-center text-soft underline underline-offset-2 hover:text-ink"
        >
          {BOOK_COPY.top}
        </InAppLink>
      </p>
    </section>
  );
});

function PagesToCome() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {['w-full', 'w-11/12', 'w-4/5', 'w-3/4', 'w-2/3'].map((width) => (
        <span key={width} className={`h-4 rounded bg-sunken ${width}`} />
      ))}
    </div>
  );
}
