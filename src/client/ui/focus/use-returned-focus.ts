import { type RefObject, useLayoutEffect } from 'react';
import { returnFocus } from './return-focus.ts';

/** For an element removed with the focus: without this, keyboard use would restart at the top of the page. */
export function useReturnedFocus(
  box: RefObject<HTMLElement | null>,
  from?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) queueMicrotask(() => returnFocus(from?.current ?? null));
    };
  }, [box, from]);
}
