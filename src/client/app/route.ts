import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BlueprintType, isBlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type Route =
  | { view: 'dashboard' }
  | { view: 'blueprint'; type: BlueprintType }
  | { view: 'book' }
  | { view: 'reset'; token: string };

export type Place = { pathname: string; search: string };

/** The parts of `window` that a place needs: the build draws the first screen without a browser. */
export type BrowserPlace = {
  location: Place;
  history: {
    pushState(data: null, unused: string, path: string): void;
    replaceState(data: null, unused: string, path: string): void;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
};

type RouteState = {
  route: Route;
  /** How we got here. Only a link or a reload may create what the address names; Back may not. */
  arrival: 'load' | 'go' | 'back';
};

export type RouteStore = StoreApi<RouteState> & {
  go(route: Route): void;
  replace(route: Route): void;
};

export function parseRoute({ pathname, search }: Place): Route {
  const [first, second, rest] = pathname.split('/').filter(Boolean);
  if (first === 'blueprints' && isBlueprintType(second) && rest === undefined) {
    return { view: 'blueprint', type: second };
  }
  if (first === 'book' && second === undefined) return { view: 'book' };
  if (first === 'reset-password') {
    return { view: 'reset', token: new URLSearchParams(search).get('token') ?? '' };
  }
  return { view: 'dashboard' };
}

export function pathOf(route: Route): string {
  if (route.view === 'blueprint') return `/blueprints/${route.type}`;
  if (route.view === 'book') return '/book';
  return '/';
}

/** The state is the truth; the address follows it, and Back moves it. */
export function createRouteStore(browser: BrowserPlace): RouteStore {
  const store = createStore<RouteState>(() => ({ route: parseRoute(browser.location), arrival: 'load' }));
  browser.addEventListener('popstate', () => {
    store.setState({ route: parseRoute(browser.location), arrival: 'back' });
  });
  return Object.assign(store, {
    go(route: Route) {
      if (pathOf(route) !== browser.location.pathname) browser.history.pushState(null, '', pathOf(route));
      store.setState({ route, arrival: 'go' });
    },
    replace(route: Route) {
      browser.history.replaceState(null, '', pathOf(route));
      store.setState({ route, arrival: 'go' });
    },
  });
}
