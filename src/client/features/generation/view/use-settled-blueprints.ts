import { useEffect, useState } from 'react';
import type { Workspace } from '#client/saving/workspace.ts';

const QUIET_MS = 300;

/**
 * The blueprints after a pause in typing: for hints that read every plan in full, which would delay the next keystroke.
 * A new `moment` (a run started, a plan finished) doesn't wait.
 */
export function useSettledBlueprints({ store }: Workspace, moment: string) {
  const [settled, setSettled] = useState({ moment, blueprints: store.getState().blueprints });
  if (settled.moment !== moment) setSettled({ moment, blueprints: store.getState().blueprints });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSettled((last) => ({ ...last, blueprints: store.getState().blueprints }));
    const unsubscribe = store.subscribe((next, before) => {
      if (next.blueprints === before.blueprints) return;
      clearTimeout(timer);
      timer = setTimeout(look, QUIET_MS);
    });
    look();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return settled.blueprints;
}
