import type { Workspace } from './workspace.ts';
import type { SaveStatus } from './workspace-state.ts';

const PATIENCE_MS = 8_000;

const isSettled = (status: SaveStatus) => status === 'idle' || status === 'saved';

/** Sends pending saves; returns whether the server has every word. */
export function settleSaves({ store, actions }: Workspace): Promise<boolean> {
  actions.flush();
  if (isSettled(store.getState().saveStatus)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    const unfollow = store.subscribe(({ saveStatus }) => {
      if (isSettled(saveStatus)) end(true);
    });
    function end(isSaved: boolean) {
      clearTimeout(timer);
      unfollow();
      resolve(isSaved);
    }
  });
}
