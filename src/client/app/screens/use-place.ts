import { useEffect, useRef } from 'react';
import type { Route, RouteStore } from '#client/app/route.ts';
import { SHELL_COPY } from '#content/copy/shell.ts';
import { outlineOf } from '#content/outline-of.ts';

/** Keeps the tab title and the focus where the person is. */
export function usePlace(route: Route, store: RouteStore) {
  const key = route.view === 'blueprint' ? route.type : route.view;
  const lastKey = useRef(key);

  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);

  useEffect(() => {
    // Without it a reload begins at the top: nothing to tell anybody.
    import('./keep-place.ts').then(({ keepPlace }) => keepPlace()).catch(() => {});
  }, []);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    // Back: the browser puts the scroll position back by itself.
    if (store.getState().arrival === 'go') scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, store]);
}

function titleOf(route: Route): string {
  if (route.view === 'blueprint') return SHELL_COPY.titleOf(outlineOf(route.type).title);
  return route.view === 'book' ? SHELL_COPY.titleOf(SHELL_COPY.bookTitle) : SHELL_COPY.appTitle;
}
