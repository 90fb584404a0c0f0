import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BlueprintType, isBlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** Screens whose path is their name. */
const SCREENS = ['week', 'facts', 'tell', 'launch', 'next', 'kit', 'book', 'sign-up'] as const;

/** A screen that is downloaded when its URL is opened. */
export type LateScreen = Exclude<(typeof SCREENS)[number], 'sign-up'>;

export type Route =
  | { view: 'dashboard' }
  | { view: 'blueprint'; type: BlueprintType }
  | { view: (typeof SCREENS)[number] }
  | { view: 'reset'; token: string };

export type Place = { pathname: string; search: string; hash?: string };

/** The state of a history entry: this app's paths that led to it, oldest first. */
type Entry = { trail: readonly string[] };

/** The parts of `window` that a place needs: the build renders the first screen without a browser. */
export type BrowserPlace = {
  location: Place;
  history: {
    readonly state: unknown;
    pushState(data: Entry, unused: string, path: string): void;
    replaceState(data: Entry, unused: string, path?: string): void;
    go(steps: number): void;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
};

export type RouteState = {
  route: Route;
  /** How we got here. Only a link or a reload may create the URL's document; Back may not. */
  arrival: 'load' | 'go' | 'back' | 'jump';
  trail: readonly string[];
  /** The requested part of the screen, or a question's index; null: its top. */
  aim: 'plan' | 'gaps' | 'hours' | number | null;
};

/** Gaps once had their own screen; old links still work. */
const GAPS = '/gaps';

export type RouteStore = StoreApi<RouteState> & {
  go(route: Route, aim?: RouteState['aim']): void;
  replace(route: Route): void;
  /** Before a jump within the screen, so that Back returns to the current position. */
  mark(): void;
  /** Goes back to the last place on these paths; navigates to `otherwise` if no such place led here. */
  returnTo(paths: readonly string[], otherwise: Route): void;
  /** Called while the old place is still on screen. */
  onLeaving(listener: () => void): () => void;
};

// A browser keeps some hundred entries; earlier ones can't be reached anyway.
const LONGEST_TRAIL = 200;

export function parseRoute({ pathname, search }: Place): Route {
  const [first, second, rest] = pathname.split('/').filter(Boolean);
  if (first === 'blueprints' && isBlueprintType(second) && rest === undefined) {
    return { view: 'blueprint', type: second };
  }
  const screen = SCREENS.find((name) => name === first);
  if (screen && second === undefined) return { view: screen };
  if (`/${first}` === GAPS && second === undefined) return { view: 'facts' };
  if (first === 'reset-password') {
    return { view: 'reset', token: new URLSearchParams(search).get('token') ?? '' };
  }
  return { view: 'dashboard' };
}

export function pathOf(route: Route): string {
  if (route.view === 'blueprint') return `/blueprints/${route.type}`;
  return isScreen(route.view) ? `/${route.view}` : '/';
}

function isScreen(view: string): boolean {
  return SCREENS.some((name) => name === view);
}

/** Identifies a history entry among those reachable from here. */
export function entryOf({ route, trail }: Pick<RouteState, 'route' | 'trail'>): string {
  return `${trail.length} ${pathOf(route)}`;
}

/** The state is the source of truth; the URL follows it, and Back changes it. */
export function createRouteStore(browser: BrowserPlace): RouteStore {
  const { history } = browser;
  const here = () => parseRoute(browser.location);
  const store = createStore<RouteState>(() => ({
    route: here(),
    arrival: 'load',
    trail: trailIn(history.state) ?? [],
    aim: browser.location.pathname.startsWith(GAPS) ? 'gaps' : null,
  }));
  const listeners = new Set<() => void>();
  const leave = () => {
    for (const listener of listeners) listener();
  };
  // Between calling back() and its event, a second click would leave the app.
  let isReturning = false;

  const { route: first, trail: before } = store.getState();
  // An unknown URL shows the dashboard, so rewrite it. The token of a reset link stays, and so does the comment id of a
  // link in an email.
  if (first.view === 'reset') history.replaceState({ trail: before }, '');
  else history.replaceState({ trail: before }, '', `${pathOf(first)}${browser.location.hash ?? ''}`);

  browser.addEventListener('popstate', () => {
    isReturning = false;
    leave();
    const trail = trailIn(history.state);
    if (trail) return store.setState({ route: here(), arrival: 'back', trail, aim: null });
    // A link within the page, such as the skip link: a new entry without our state yet.
    history.replaceState({ trail: longer() }, '');
    store.setState({ route: here(), arrival: 'jump', trail: longer(), aim: null });
  });

  const longer = () => {
    const { trail, route } = store.getState();
    return [...trail, pathOf(route)].slice(-LONGEST_TRAIL);
  };

  function go(route: Route, aim: RouteState['aim'] = null) {
    leave();
    if (pathOf(route) === browser.location.pathname) {
      return store.setState({ route, arrival: 'go', aim });
    }
    const trail = longer();
    history.pushState({ trail }, '', pathOf(route));
    store.setState({ route, arrival: 'go', trail, aim });
  }

  return Object.assign(store, {
    go,
    replace(route: Route) {
      const { trail } = store.getState();
      history.replaceState({ trail }, '', pathOf(route));
      store.setState({ route, arrival: 'go', aim: null });
    },
    mark() {
      leave();
      const trail = longer();
      history.pushState({ trail }, '', browser.location.pathname);
      store.setState({ arrival: 'jump', trail, aim: null });
    },
    returnTo(paths: readonly string[], otherwise: Route) {
      if (isReturning) return;
      const { trail } = store.getState();
      const index = trail.findLastIndex((path) => paths.includes(path));
      if (index === -1) return go(otherwise);
      isReturning = true;
      history.go(index - trail.length);
    },
    onLeaving(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}

function trailIn(state: unknown): readonly string[] | null {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return null;
  return Array.isArray(state.trail) ? state.trail.filter((path) => typeof path === 'string') : null;
}
