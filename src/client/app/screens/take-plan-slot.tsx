import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { sharedChapters, withShared } from '#client/features/book/sharing/shared-chapters.ts';
import { useExport } from '#client/features/book/sharing/use-export.ts';
import { runExport } from '#client/features/exports/run-export.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { BOOK_COPY } from '#content/copy/book.ts';
import { titleOf } from '#content/outline-of.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { BookExport } from '#domain/plan/book-export.ts';
import { outlineBook } from '#domain/plan/book-outline.ts';
import './take-plan-slot.css';

const copy = BOOK_COPY.export;

export type PlanFormat = 'docx' | 'pdf';

export type TakePlanSlotProps = {
  life: SignedInLife;
  type: BlueprintType;
  format: PlanFormat;
  onDone: () => void;
};

/** Exports one plan to Word or paper from its own page: the same as from the book, without private lines. */
export function TakePlanSlot({ life, type, format, onDone }: TakePlanSlotProps) {
  const { state, start } = useExport(runExport);
  const [isOver, setIsOver] = useState(false);
  const asked = useRef({ life, type, format, start });
  useEffect(() => {
    async function take() {
      const { start: begin, ...of } = asked.current;
      if (of.format === 'docx') tell(copy.working);
      try {
        await begin(of.format, bookOf(of.life, of.type, of.format));
      } catch {
        tell(copy.failed);
      }
      setIsOver(true);
    }
    void take();
  }, []);
  useEffect(() => {
    if (!isOver) return;
    if (state.status === 'failed') tell(state.message);
    onDone();
  }, [isOver, state, onDone]);
  if (state.status !== 'printing') return null;
  const { chapters, readAlready, cover } = state.book;
  const [chapter] = chapters;
  return createPortal(
    <div className="plan-on-paper">
      <p>{[cover.brand, cover.person, cover.date].filter(Boolean).join(' · ')}</p>
      <h1>{chapter?.title}</h1>
      <MarkdownView blocks={readAlready?.get(chapter?.text ?? '') ?? []} topHeading={2} />
    </div>,
    document.body,
  );
}

async function bookOf(
  { workspace, config }: SignedInLife,
  type: BlueprintType,
  format: PlanFormat,
): Promise<BookExport> {
  const state = workspace.store.getState();
  const { blueprints, sheet, user } = state;
  const titles = Object.fromEntries(BLUEPRINT_TYPES.map((each) => [each, titleOf(each)])) as Record<
    BlueprintType,
    string
  >;
  const incomes = sheet?.launches?.flatMap(({ results }) => results.income ?? []) ?? [];
  const all = outlineBook(Object.values(blueprints), titles).chapters;
  const settled = await import('#client/features/book/sharing/settled-plans.ts').then(
    ({ settledPlans }) => settledPlans(state),
    // Offline, a plan with open questions is better than none.
    () => (text: string) => text,
  );
  const chapters = sharedChapters(all, false, settled, incomes).filter((chapter) => chapter.type === type);
  return {
    isWhole: false,
    title: BOOK_COPY.bookTitle,
    cover: {
      brand: sheet?.facts.businessName ?? config.brandName,
      person: sheet?.facts.clientName ?? user.displayName ?? '',
      date: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    },
    chapters,
    ...(format === 'pdf' && { readAlready: await withShared(new Map(), chapters) }),
  };
}
