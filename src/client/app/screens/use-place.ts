import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLateScreen, LATE_SCREENS } from '#client/app/loading/late-parts.ts';
import { entryOf, pathOf, type Route, type RouteState, type RouteStore } from '#client/app/route.ts';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import { outlineOf } from '#content/outline-of.ts';
import { keepPlaces, placeOnDrawn, scrollToSpot } from './keep-place.ts';

// Below the bar that stays at the top of a blueprint.
const PLAN = { anchor: 'plan', below: -72 } as const;
// What renders meanwhile makes React begin again: a plan that is being written would hold up the next screen for five seconds.
const PATIENCE_MS = 300;

/**
 * Where the person is. Another place is rendered in short pieces while the one they leave is still shown: in one go it would
 * hold up a slow phone for a tenth of a second. A topic is there with the click: somebody who types on at once loses no keystroke.
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
      // By then somebody may have gone on.
      patience = setTimeout(() => setShown(store.getState()), PATIENCE_MS);
    };
    // What changed before anyone listened.
    setShown(store.getState());
    const stop = store.subscribe(follow);
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [store]);
  return shown;
}

/** Keeps the tab title, the focus and the scroll position where the person is. */
export function usePlace(shown: RouteState, store: RouteStore) {
  const { route, arrival, aim } = shown;
  const key = route.view === 'blueprint' ? route.type : route.view;
  const entry = entryOf(shown);
  const last = useRef({ key, entry });
  // Read while the first screen is being made: what the server drew is there until it's done.
  const [goThere] = useState(placeOnDrawn);

  useEffect(() => {
    document.title = titleOf(route);
  }, [route]);

  // The address of the form for a new account leads somebody who is signed in to their dashboard, which then says so.
  useEffect(() => {
    if (route.view === 'sign-up') store.replace({ view: 'dashboard' });
  }, [route, store]);

  useLayoutEffect(() => goThere?.(), [goThere]);
  const onScreen = useRef(entry);
  useEffect(() => keepPlaces(store, () => onScreen.current, goThere !== null), [store, goThere]);

  // Before the frame that shows the screen, or it would be seen for one frame at the place of the one before.
  useLayoutEffect(() => {
    if (onScreen.current === entry) return;
    onScreen.current = entry;
    // Back is restored by `keepPlaces`; a jump within the screen scrolls by itself.
    if (arrival === 'go' && typeof aim !== 'string') scrollTo(0, 0);
  }, [entry, arrival, aim]);

  // After it: a heading that takes the focus asks for the whole page to be laid out.
  useEffect(() => {
    if (last.current.entry === entry) return;
    const isOtherScreen = last.current.key !== key;
    last.current = { key, entry };
    if (aim === 'plan') {
      scrollToSpot(PLAN);
      return focusOn('[data-place="plan"]');
    }
    // A question that was opened to be answered has it already, and so may a sentence that was asked for.
    if (isOtherScreen && !document.activeElement?.matches('main textarea, .plan-document *')) focusOn('h1');
  }, [key, entry, aim]);
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
