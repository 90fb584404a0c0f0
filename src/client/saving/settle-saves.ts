import { browserClock } from '#client/adapters/time/browser-clock.ts';
import { waitFor } from './wait-for.ts';
import type { Workspace } from './workspace.ts';

const PATIENCE_MS = 8_000;

/** Sends pending saves; returns whether the server has every word. */
export async function sendPendingSaves({ store, actions }: Workspace): Promise<boolean> {
  actions.flush();
  const done = await waitFor(store, ({ saveStatus }) => saveStatus === 'idle' || saveStatus === 'saved', {
    clock: browserClock,
    ms: PATIENCE_MS,
  });
  return done !== null;
}
