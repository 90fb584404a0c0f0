import { useLayoutEffect, useRef } from 'react';

let firstScreen: Element | null = null;

/** Call it before React takes over the page, which empties it. */
export function keepFirstScreen(page: Element): void {
  const screen = page.querySelector('main > *');
  firstScreen = screen?.querySelector('article') ? screen : null;
}

export function hasFirstScreen(): boolean {
  return firstScreen !== null;
}

/** The server-rendered page, until the app has rendered the same: cards replaced by a spinner would flicker. */
export function FirstScreen() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (firstScreen) place.current?.append(firstScreen);
    return () => {
      firstScreen = null;
    };
  }, []);
  return <div ref={place} inert />;
}
