import { useLayoutEffect, useRef } from 'react';

let drawn: Element | null = null;

/** To be called before React takes the page, which empties it. */
export function keepDrawnScreen(page: Element): void {
  const screen = page.querySelector('main > *');
  drawn = screen?.querySelector('article') ? screen : null;
}

export function isScreenDrawn(): boolean {
  return drawn !== null;
}

/** What the page came with, until the app has the same: cards that give way to a spinner and come back would flicker. */
export function DrawnScreen() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (drawn) place.current?.append(drawn);
    return () => {
      drawn = null;
    };
  }, []);
  return <div ref={place} inert />;
}
