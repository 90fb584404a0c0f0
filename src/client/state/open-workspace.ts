import type { Api } from '#client/adapters/api.ts';
import type { AppUser } from '#domain/account.ts';
import type { StoredBlueprint } from '#domain/blueprint.ts';
import { createWorkspace, type Workspace } from './workspace.ts';
import type { Clock } from './workspace-deps.ts';

const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The workspace over the real browser. One per signed-in user and page; `close()` it before opening another. */
export function openWorkspace(user: AppUser, initial: StoredBlueprint[] | null, api: Api): Workspace {
  return createWorkspace({ user, initial, api, clock: browserClock, ids: () => crypto.randomUUID() });
}
