import { useEffect } from 'react';
import type { RouteStore } from '#client/app/route.ts';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';

/**
 * For a screen that is downloaded when it is first asked for: its heading was not there yet when the address changed, and
 * the link that led here is gone.
 */
export function useHeadingFocus(route: RouteStore): void {
  useEffect(() => {
    if (isFocusLost() && route.getState().arrival === 'go') {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [route]);
}
