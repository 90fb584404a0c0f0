import { render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import * as apis from '#client/adapters/api/api.ts';
import { browserClock } from '#client/adapters/time/browser-clock.ts';
import { type BrowserPlace, createRouteStore, type Place } from '#client/app/route.ts';
import { createSession } from '#client/app/session.ts';
import { SignedIn } from '#client/app/signed-in.tsx';
import * as warming from '#client/features/document/warm-plan.tsx';
import * as opening from '#client/saving/open-workspace.ts';
import { ANN, SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from '#client/saving/workspace.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Provider } from '#harness/provider/provider.ts';

// jsdom has none of these. For good: a place is looked for in frames that come after the test.
globalThis.CSS ??= { escape: (name: string) => name, supports: () => false } as unknown as typeof CSS;
Object.assign(window, { scrollTo: () => undefined, scrollBy: () => undefined });

/** A history of its own: jsdom has one for all tests of a worker. */
function browserAt(path: string): BrowserPlace {
  const listeners: (() => void)[] = [];
  const placeOf = (address: string): Place => ({ pathname: address, search: '' });
  const entries: { data: unknown; path: string }[] = [{ data: null, path }];
  let at = 0;
  const here = () => entries[at] ?? { data: null, path };
  return {
    get location() {
      return placeOf(here().path);
    },
    history: {
      get state() {
        return here().data;
      },
      pushState(data, _, address) {
        at += 1;
        entries.splice(at, entries.length, { data, path: address });
      },
      replaceState(data, _, address = here().path) {
        entries[at] = { data, path: address };
      },
      go(steps) {
        at += steps;
        queueMicrotask(() => {
          for (const listener of listeners) listener();
        });
      },
    },
    addEventListener: (_, listener) => void listeners.push(listener),
  };
}

/** What the tabs of a browser hold. Those of one page: what a page before it held died with it. */
function locksOfPage(): Pick<LockManager, 'query' | 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const request = (name: string, _: LockOptions, use: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(async () => {
      held.add(name);
      await use();
      held.delete(name);
    });
    last.set(name, turn);
    return turn;
  };
  return {
    request: request as LockManager['request'],
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
}

/** What a page has and jsdom lacks, and nothing kept in this browser. Call it once in a test file. */
export function standInBrowser(): void {
  drawDialogs();
  beforeEach(() => {
    localStorage.clear();
    // A mouse, and no wish for less motion.
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    // Ahead of the first plan, for seconds: it would go on when the test and its page are gone.
    vi.spyOn(warming, 'warmPlan').mockResolvedValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });
}

export type OpenedApp = { device: SimulatedDevice; workspace: Workspace; path: () => string };

/** The whole app of somebody who is signed in, as it is wired, over a simulated device. Another call is a reload. */
export function openApp(path = '/', device = new SimulatedDevice()): OpenedApp {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locksOfPage() });
  const user = { ...ANN };
  // In real time: what waits for a timer would wait for ever on a clock that only the test moves.
  const workspace = createWorkspace(device.tab(user, { clock: browserClock }));
  vi.spyOn(apis, 'createApi').mockReturnValue(device.api());
  vi.spyOn(opening, 'openWorkspace').mockReturnValue(workspace);
  const browser = browserAt(path);
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [], isWorkerOff: true };
  const session = createSession({ user });
  const route = createRouteStore(browser);
  render(<SignedIn user={user} config={config} session={session} route={route} initial={null} />);
  return { device, workspace, path: () => browser.location.pathname };
}

/** On the server before the app is opened, or from another device. */
export function storeOn({ server }: SimulatedDevice, doc: Blueprint): Blueprint {
  server.put('ann', 'ann', { kind: 'blueprint', doc, baseVersion: 0, seq: 1 }, 'another device');
  return doc;
}

/** As Settings keep it in this browser. */
export function keepKey({ baseUrl }: Pick<Provider, 'baseUrl'>, model = 'gpt-4'): void {
  const state = { openAIKey: 'sk-test1234567890abcdef', model, baseUrl };
  localStorage.setItem('settings-storage', JSON.stringify({ state, version: 0 }));
}
