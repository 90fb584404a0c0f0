import { useLayoutEffect, useRef } from 'react';

let kept: Element | null = null;

/** Call it before React takes over the page, which empties it. */
export function keepFirstScreen(page: Element): void {
  const screen = page.querySelector('main > *');
  kept = screen?.querySelector('article') ? screen : null;
}

export function hasFirstScreen(): boolean {
  return kept !== null;
}

/** The server-rendered page, until the app has rendered the same: cards replaced by a spinner would flicker. */
export function FirstScreen() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (kept) place.current?.append(kept);
    return () => {
      kept = null;
    };
  }, []);
  return <div ref={place} inert />;
}
