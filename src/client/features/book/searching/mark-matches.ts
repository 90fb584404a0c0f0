import type { Match } from './find-in-page.ts';

const ALL = 'book-matches';
const CURRENT = 'book-match';

/** Highlights matches without touching the page: marks inside it would break React's tree. */
export function markMatches(matches: readonly Match[], current: Match | undefined): void {
  // Older browsers have no custom highlights; the selection at least shows the current match.
  if (typeof Highlight === 'undefined' || !CSS.highlights) {
    const selection = getSelection();
    selection?.removeAllRanges();
    if (current) selection?.addRange(current);
    return;
  }
  CSS.highlights.set(ALL, new Highlight(...matches));
  CSS.highlights.set(CURRENT, new Highlight(...(current ? [current] : [])));
}

export function clearMarks(): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
