import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { entryOf, type Route, type RouteStore } from '#client/app/route.ts';
import { GAPS_TITLE, PLACES_COPY } from '#content/copy/places.ts';
import { SHELL_COPY } from '#content/copy/shell.ts';
import { outlineOf } from '#content/outline-of.ts';
import { keepPlaces, scrollToSpot } from './keep-place.ts';

// Below the bar that stays at the top of a blueprint.
const PLAN = { anchor: 'plan', below: -72 } as const;

/** Keeps the tab title, the focus and the scroll position where the person is. */
export function usePlace(route: Route, store: RouteStore) {
  const key = route.view === 'blueprint' ? route.type : route.view;
  const entry = useStore(store, entryOf);
  const last = useRef({ key, entry });

  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);

  // The address of the form for a new account leads whoever is signed in to their dashboard, which then says so.
  useEffect(() => {
    if (route.view === 'sign-up') store.replace({ view: 'dashboard' });
  }, [route, store]);

  useEffect(() => keepPlaces(store), [store]);

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

const TITLES: Partial<Record<Route['view'], string>> = {
  book: SHELL_COPY.bookTitle,
  week: PLACES_COPY.week,
  facts: PLACES_COPY.facts,
  gaps: GAPS_TITLE,
};

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

function titleOf(route: Route): string {
  if (route.view === 'blueprint') return SHELL_COPY.titleOf(outlineOf(route.type).title);
  const title = TITLES[route.view];
  return title ? SHELL_COPY.titleOf(title) : SHELL_COPY.appTitle;
}
