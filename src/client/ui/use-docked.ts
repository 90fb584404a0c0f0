import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '0.75rem';

/**
 * For a bar that stays at the top of the page: whatever is jumped to stands below it, however high it is just now. Set where
 * it is needed and not as a variable of the page: that would have every element of a long book styled again.
 */
export function useDocked(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const docked = bar.current;
    if (!docked || typeof ResizeObserver === 'undefined') return;
    const follow = () => {
      const covered = `calc(${docked.offsetHeight}px + ${ROOM})`;
      keepFree(covered);
      docked.style.setProperty('--docked', covered);
    };
    follow();
    const growth = new ResizeObserver(follow);
    growth.observe(docked);
    return () => {
      growth.disconnect();
      keepFree('');
    };
  }, [bar]);
}

/** The same, for a bar that comes and goes and is always as high. */
export function useCovered(height: string, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) return;
    keepFree(`calc(${height} + ${ROOM})`);
    return () => keepFree('');
  }, [height, isCovered]);
}

function keepFree(room: string): void {
  document.documentElement.style.scrollPaddingTop = room;
}
