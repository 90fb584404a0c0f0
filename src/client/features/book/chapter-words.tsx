import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { PlanActionsContext } from '#client/plan-view/plan-actions.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import type { Gap } from '#domain/plan/gaps/gaps.ts';

/** The place in a chapter where editing begins. */
export type ChapterPlace = { block: number; point?: { left: number; top: number }; gap?: Gap };

export type ChapterUses = {
  tick: (chapter: BookChapter, at: number, isTicked: boolean) => void;
  open: (chapter: BookChapter, place: ChapterPlace) => void;
};

type ChapterWordsProps = { chapter: BookChapter; blocks: readonly PlanBlock[]; uses: ChapterUses | null };

const OWN_USE = 'a, button, input';

/** A chapter's words; a click, or Enter, starts editing in place. */
export function ChapterWords({ chapter, blocks, uses }: ChapterWordsProps): ReactNode {
  const actions = useMemo(
    () =>
      uses && {
        tick: (at: number, isTicked: boolean) => uses.tick(chapter, at, isTicked),
        fill: (gap: Gap) => uses.open(chapter, { block: 0, gap }),
        fillHint: DOCUMENT_COPY.gap.hint,
      },
    [uses, chapter],
  );
  if (!uses || !actions) return <MarkdownView blocks={blocks} />;

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as Element;
    if (target.closest(OWN_USE) || !document.getSelection()?.isCollapsed) return;
    const all = [...(event.currentTarget.firstElementChild?.children ?? [])];
    const block = all.findIndex((element) => element.contains(target));
    if (block === -1) return;
    uses?.open(chapter, { block, point: { left: event.clientX, top: event.clientY } });
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    uses?.open(chapter, { block: 0 });
  }
  return (
    <PlanActionsContext value={actions}>
      <div
        role="document"
        aria-label={chapter.title}
        aria-description={DOCUMENT_COPY.edit.enter}
        {...{ tabIndex: 0, onClick, onKeyDown }}
      >
        <MarkdownView blocks={blocks} />
      </div>
    </PlanActionsContext>
  );
}
