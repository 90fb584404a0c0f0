import type { Api } from '#client/adapters/api/api.ts';
import { createDeviceCopies } from '#client/adapters/device/device-copies.ts';
import { freshId } from '#client/adapters/device/fresh-id.ts';
import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import { createJournal } from '#client/adapters/journal/journal.ts';
import { afterFrame } from '#client/adapters/page/after-frame.ts';
import { createPageLifecycle } from '#client/adapters/page/page-lifecycle.ts';
import { createTabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import { browserTabLock } from '#client/adapters/page/tabs/tab-lock.ts';
import { browserClock } from '#client/adapters/time/browser-clock.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

type Initial = { docs: readonly ReceivedDocument[]; isFromDevice: boolean };

/** The workspace in a real browser. One per signed-in user and page; `close()` it before opening another. */
export function openWorkspace(user: AppUser, initial: Initial | null, api: Api): Workspace {
  return createWorkspace({
    user,
    initial: initial?.docs ?? null,
    isFromDevice: initial?.isFromDevice ?? false,
    copies: {
      device: createDeviceCopies(browserIndexedDb()),
      keep: async () => (await import('./keep-copies.ts')).keepCopies,
    },
    api,
    journal: createJournal(browserIndexedDb(), freshId),
    lock: browserTabLock(freshId()),
    channel: createTabChannel(),
    page: createPageLifecycle(window, document),
    afterFrame,
    clock: browserClock,
    ids: freshId,
    random: Math.random,
  });
}
