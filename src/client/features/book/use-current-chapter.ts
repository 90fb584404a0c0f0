import { useEffect, useState } from 'react';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { chapterId } from './chapter-id.ts';

// A line a quarter down the screen: the chapter on it is the one being read.
const READING_LINE = '-25% 0px -74% 0px';

/** The chapter that is being read; none on the cover. */
export function useCurrentChapter(chapters: readonly BookChapter[]): BlueprintType | null {
  const [current, setCurrent] = useState<BlueprintType | null>(null);
  // By name: each keystroke in a plan makes new chapter objects.
  const types = chapters.map(({ type }) => type).join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const read = new Set<BlueprintType>();
    const byElement = new Map<Element, BlueprintType>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const type = byElement.get(target);
          if (!type) continue;
          if (isIntersecting) read.add(type);
          else read.delete(type);
        }
        setCurrent([...byElement.values()].findLast((type) => read.has(type)) ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const type of types.split(' ') as BlueprintType[]) {
      const element = document.getElementById(chapterId(type));
      if (!element) continue;
      byElement.set(element, type);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [types]);
  return current;
}
