import { useLayoutEffect, useRef } from 'react';

let kept: Element | null = null;

/** To be called before React takes the page, which empties it. */
export function keepFirstScreen(page: Element): void {
  const screen = page.querySelector('main > *');
  kept = screen?.querySelector('article') ? screen : null;
}

export function hasFirstScreen(): boolean {
  return kept !== null;
}

/** What the page came with, until the app has the same: cards that give way to a spinner and come back would flicker. */
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
