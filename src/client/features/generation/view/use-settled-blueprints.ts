import { useEffect, useState } from 'react';
import type { Workspace } from '#client/saving/workspace.ts';

const QUIET_MS = 300;

/**
 * The blueprints once nobody has typed for a moment: for hints that read every plan in full, which would hold up
 * the next letter. A new `moment` (a run has begun, a plan is finished) does not wait.
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
