import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '0.75rem';

/**
 * For a sticky bar: jump targets end up below it, whatever its current height. Set on the elements that need it, not as
 * a page variable, which would restyle every element of a long book.
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

/** The same for a bar with a fixed height that comes and goes. */
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
