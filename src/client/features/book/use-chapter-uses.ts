import { useMemo, useRef, useState } from 'react';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { tick } from '#domain/plan/checklist.ts';
import type { BookReader } from './book-reader.ts';
import type { ChapterPlace, ChapterUses } from './chapter-words.tsx';

const ANYWHERE = { start: 0, end: Number.POSITIVE_INFINITY };

/** Ticking in the book, and the one chapter open for editing. */
export function useChapterUses(
  reader: BookReader,
  onChange: ((type: BlueprintType, text: string) => void) | undefined,
) {
  const [opened, setOpened] = useState<{ type: BlueprintType; place: ChapterPlace } | null>(null);
  const change = useRef(onChange);
  change.current = onChange;
  const canChange = onChange !== undefined;
  const uses = useMemo<ChapterUses | null>(
    () =>
      canChange
        ? {
            tick({ type, text }, at, isTicked) {
              const blocks = reader.store.getState().blocks.get(text) ?? [];
              const placed = blocks.map((block) => ({ range: ANYWHERE, block }));
              const ticked = tick({ text, blocks: placed }, at, isTicked);
              // Stored before it is parsed: the page keeps its position, and the box its tick.
              reader.know(
                ticked.text,
                ticked.blocks.map(({ block }) => block),
              );
              change.current?.(type, ticked.text);
            },
            open: ({ type }, place) => setOpened({ type, place }),
          }
        : null,
    [reader, canChange],
  );
  return { opened, uses };
}
