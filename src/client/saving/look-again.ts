import { stepsWhenIdle } from '#client/adapters/time/steps-when-idle.ts';
import type { Workspace } from './workspace.ts';
import type { WorkspaceState } from './workspace-state.ts';

/**
 * Goes through all documents while the page is idle, and again shortly after one has changed. All at once, nineteen
 * plans would delay the next keystroke. Returns a stop function.
 */
export function lookAgain<Found>(
  { store }: Pick<Workspace, 'store'>,
  look: (state: WorkspaceState) => Iterator<unknown, Found>,
  onFound: (found: Found, state: WorkspaceState) => void,
  quietMs = 0,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const begin = () => {
    stop();
    const state = store.getState();
    stop = stepsWhenIdle(look(state), (found) => onFound(found, state));
  };
  const unfollow = store.subscribe((now, before) => {
    if (now.blueprints === before.blueprints && now.sheet === before.sheet) return;
    clearTimeout(timer);
    timer = setTimeout(begin, quietMs);
  });
  begin();
  return () => {
    unfollow();
    clearTimeout(timer);
    stop();
  };
}
