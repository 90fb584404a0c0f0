import { render } from '@testing-library/react';
import { vi } from 'vitest';
import * as apis from '#client/adapters/api/api.ts';
import { type BrowserPlace, createRouteStore, type Place } from '#client/app/route.ts';
import { createSession } from '#client/app/session.ts';
import { SignedIn } from '#client/app/signed-in.tsx';
import * as opening from '#client/saving/open-workspace.ts';
import { ANN, SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace, type Workspace } from '#client/saving/workspace.ts';
import type { Provider } from '#harness/provider/provider.ts';

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

export type OpenedApp = { device: SimulatedDevice; workspace: Workspace; path: () => string };

/** The whole app of somebody who is signed in, as it is wired, over a simulated device. Another call is a reload. */
export function openApp(path = '/', device = new SimulatedDevice()): OpenedApp {
  // A mouse, and no wish for less motion.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
  const user = { ...ANN };
  const workspace = createWorkspace(device.tab(user));
  vi.spyOn(apis, 'createApi').mockReturnValue(device.api());
  vi.spyOn(opening, 'openWorkspace').mockReturnValue(workspace);
  const browser = browserAt(path);
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [], isWorkerOff: true };
  const session = createSession({ user });
  const route = createRouteStore(browser);
  render(<SignedIn user={user} config={config} session={session} route={route} initial={null} />);
  return { device, workspace, path: () => browser.location.pathname };
}

/** As Settings keep it in this browser. */
export function keepKey({ baseUrl }: Pick<Provider, 'baseUrl'>, model = 'gpt-4'): void {
  const state = { openAIKey: 'sk-test1234567890abcdef', model, baseUrl };
  localStorage.setItem('settings-storage', JSON.stringify({ state, version: 0 }));
}
