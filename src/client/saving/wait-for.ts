import type { Clock } from './workspace-deps.ts';

type Followed<State> = {
  getState: () => State;
  subscribe: (listen: (state: State) => void) => () => void;
};

/** Resolves with the first state for which `isDone` says so; with null when `ms` have passed before that. */
export function waitFor<State>(
  { getState, subscribe }: Followed<State>,
  isDone: (state: State) => boolean,
  limit?: { clock: Clock; ms: number },
): Promise<State | null> {
  return new Promise((resolve) => {
    if (isDone(getState())) return resolve(getState());
    const stop = limit?.clock.after(limit.ms, () => end(null));
    const unsubscribe = subscribe((state) => {
      if (isDone(state)) end(state);
    });
    function end(state: State | null): void {
      stop?.();
      unsubscribe();
      resolve(state);
    }
  });
}
