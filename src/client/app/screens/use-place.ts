import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isLateScreen, LATE_SCREENS } from '#client/app/loading/late-parts.ts';
import { entryOf, type Route, type RouteStore } from '#client/app/route.ts';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import { outlineOf } from '#content/outline-of.ts';
import { keepPlaces, placeOnDrawn, scrollToSpot } from './keep-place.ts';

// Below the bar that stays at the top of a blueprint.
const PLAN = { anchor: 'plan', below: -72 } as const;

/** Keeps the tab title, the focus and the scroll position where the person is. */
export function usePlace(route: Route, store: RouteStore) {
  const key = route.view === 'blueprint' ? route.type : route.view;
  const entry = useStore(store, entryOf);
  const last = useRef({ key, entry });
  // Read while the first screen is being made: what the server drew is there until it's done.
  const [goThere] = useState(placeOnDrawn);

  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);

  // The address of the form for a new account leads whoever is signed in to their dashboard, which then says so.
  useEffect(() => {
    if (route.view === 'sign-up') store.replace({ view: 'dashboard' });
  }, [route, store]);

  useLayoutEffect(() => goThere?.(), [goThere]);
  useEffect(() => keepPlaces(store, goThere !== null), [store, goThere]);

  useEffect(() => {
    if (last.current.entry === entry) return;
    const isOtherScreen = last.current.key !== key;
    last.current = { key, entry };
    const { arrival, aim } = store.getState();
    // Back is restored by `keepPlaces`; a jump within the screen scrolls by itself.
    if (arrival === 'go' && aim === null) scrollTo(0, 0);
    if (aim === 'plan') {
      scrollToSpot(PLAN);
      return focusOn('[data-place="plan"]');
    }
    // A question that was opened to be answered has it already.
    if (isOtherScreen && !document.activeElement?.matches('main textarea')) focusOn('h1');
  }, [key, entry, store]);
}

/**
 * For a screen that is downloaded when it is first asked for: its heading was not there yet when the address changed, and
 * the link that led here is gone.
 */
export function useHeadingFocus(route: RouteStore): void {
  useEffect(() => {
    if (isFocusLost() && route.getState().arrival !== 'load') focusOn('h1');
  }, [route]);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

function titleOf(route: Route): string {
  if (route.view === 'blueprint') return SHELL_COPY.titleOf(outlineOf(route.type).title);
  return isLateScreen(route.view) ? SHELL_COPY.titleOf(LATE_SCREENS[route.view].title) : SHELL_COPY.appTitle;
}
