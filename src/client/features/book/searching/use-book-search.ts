import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { findMatches, type Match } from './find-in-page.ts';
import { clearMarks, markMatches } from './mark-matches.ts';
import { scrollSteady } from './scroll-steady.ts';

type Found = { matches: Match[]; current: number };

/** Search within the rendered book: typing jumps to the first match. `pages` changes when more of it is rendered. */
export function useBookSearch(book: RefObject<HTMLElement | null>, pages: unknown) {
  const [words, setWords] = useState('');
  const [{ matches, current }, setFound] = useState<Found>({ matches: [], current: 0 });
  const wanted = useDeferredValue(words);
  const shown = useRef('');

  useEffect(() => {
    // A dependency, so that pages rendered later are searched too.
    void pages;
    const found = book.current ? findMatches(book.current, wanted) : [];
    setFound((before) => ({
      matches: found,
      current: Math.min(before.current, Math.max(0, found.length - 1)),
    }));
    // Once per search: pages rendered later must not move somebody who reads.
    if (shown.current === wanted || found.length === 0) return;
    shown.current = wanted;
    showMatch(found[0]);
  }, [book, wanted, pages]);

  useEffect(() => {
    markMatches(matches, matches[current]);
    return clearMarks;
  }, [matches, current]);

  function show(index: number) {
    const next = (index + matches.length) % matches.length;
    setFound({ matches, current: next });
    showMatch(matches[next]);
  }

  return {
    words,
    total: matches.length,
    current,
    isEmpty: wanted.trim() === '',
    search: (next: string) => {
      setWords(next);
      if (next.trim() === '') shown.current = '';
      setFound({ matches, current: 0 });
    },
    next: () => matches.length > 0 && show(current + 1),
    previous: () => matches.length > 0 && show(current - 1),
  };
}

function showMatch(match: Match | undefined): void {
  const words = match?.startContainer.parentElement;
  if (words) scrollSteady(words, 'center');
}

export type BookSearch = ReturnType<typeof useBookSearch>;
