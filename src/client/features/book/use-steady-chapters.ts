import { useRef } from 'react';
import type { BookChapter } from '#domain/plan/book-outline.ts';

/** The same object for the same chapter: a keystroke in one of nineteen must not render the others. */
export function useSteadyChapters(chapters: readonly BookChapter[]): readonly BookChapter[] {
  const before = useRef(chapters);
  const steady = chapters.map((chapter) => before.current.find((known) => isSame(known, chapter)) ?? chapter);
  const isUnchanged =
    steady.length === before.current.length && steady.every((chapter, at) => chapter === before.current[at]);
  if (!isUnchanged) before.current = steady;
  return before.current;
}

function isSame(a: BookChapter, b: BookChapter): boolean {
  return a.type === b.type && a.number === b.number && a.title === b.title && a.text === b.text;
}
