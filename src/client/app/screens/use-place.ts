import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLateScreen, LATE_SCREENS } from '#client/app/loading/late-parts.ts';
import { entryOf, pathOf, type Route, type RouteState, type RouteStore } from '#client/app/route.ts';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import { outlineOf } from '#content/outline-of.ts';
import { keepPlaces, placeOnServerPage, scrollToSpot } from './keep-place.ts';

// Below the sticky bar of a blueprint.
const PLAN = { anchor: 'plan', below: -72 } as const;
// Other renders make React start over: a streaming plan would delay the next screen for five seconds.
const PATIENCE_MS = 300;

/**
 * The current place. The next one renders in short chunks while the previous one is still shown: all at once it would
 * block a slow phone for a tenth of a second. A topic opens within the click, so that typing at once loses no
 * keystroke.
 */
export function useShownPlace(store: RouteStore): RouteState {
  const [shown, setShown] = useState(store.getState);
  useEffect(() => {
    let patience: ReturnType<typeof setTimeout>;
    const follow = (next: RouteState, before: RouteState) => {
      clearTimeout(patience);
      const isInPieces = next.route.view !== 'blueprint' && pathOf(next.route) !== pathOf(before.route);
      if (!isInPieces) return setShown(next);
      startTransition(() => setShown(next));
      // By then the person may have navigated again.
      patience = setTimeout(() => setShown(store.getState()), PATIENCE_MS);
    };
    // Changes before the first listener.
    setShown(store.getState());
    const stop = store.subscribe(follow);
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [store]);
  return shown;
}

/** Moves the tab title, the focus and the scroll position to the current place. */
export function usePlace(shown: RouteState, store: RouteStore) {
  const { route, arrival, aim } = shown;
  const key = route.view === 'blueprint' ? route.type : route.view;
  const entry = entryOf(shown);
  const last = useRef({ key, entry });
  // Read during the first render, while the server-rendered page is still there.
  const [goThere] = useState(placeOnServerPage);

  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);

  // The sign-up URL redirects a signed-in person to their dashboard, which then updates the URL.
  useEffect(() => {
    if (route.view === 'sign-up') store.replace({ view: 'dashboard' });
  }, [route, store]);

  useLayoutEffect(() => goThere?.(), [goThere]);
  const onScreen = useRef(entry);
  useEffect(() => keepPlaces(store, () => onScreen.current, goThere !== null), [store, goThere]);

  // Before the frame that shows the screen, or it would appear at the previous scroll position for one frame.
  useLayoutEffect(() => {
    if (onScreen.current === entry) return;
    onScreen.current = entry;
    // `keepPlaces` restores Back; a jump within the screen scrolls by itself.
    if (arrival === 'go' && typeof aim !== 'string') scrollTo(0, 0);
  }, [entry, arrival, aim]);

  // Afterwards: focusing a heading forces layout of the whole page.
  useEffect(() => {
    if (last.current.entry === entry) return;
    const isOtherScreen = last.current.key !== key;
    last.current = { key, entry };
    if (aim === 'plan') {
      scrollToSpot(PLAN);
      return focusOn('[data-place="plan"]');
    }
    // A question opened for answering has the focus already, and so may a requested sentence.
    if (isOtherScreen && !document.activeElement?.matches('main textarea, .plan-document *')) focusOn('h1');
  }, [key, entry, aim]);
}

/** For a screen downloaded on demand: its heading did not exist when the URL changed, and the link that led here is gone. */
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
