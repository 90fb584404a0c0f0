import { useEffect } from 'react';
import type { RouteStore } from '#client/app/route.ts';

/**
 * For a screen that is downloaded when it is first asked for: its heading was not there yet when the address changed, and
 * the link that led here is gone.
 */
export function useHeadingFocus(route: RouteStore): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && route.getState().arrival === 'go') {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [route]);
}
