import type { Api } from '#client/adapters/api/api.ts';
import type { DeviceCopies } from '#client/adapters/device/device-copies.ts';
import type { Journal } from '#client/adapters/journal/journal.ts';
import type { PageLifecycle } from '#client/adapters/page/page-lifecycle.ts';
import type { TabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import type { TabLock } from '#client/adapters/page/tabs/tab-lock.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { Told } from '#domain/all-documents.ts';
import type { LeftBehind } from './row/change.ts';
import type { Row } from './row/row.ts';
import type { TabMessage } from './tab/event.ts';
import type { SyncState } from './tab/sync-state.ts';

export type Clock = {
  now(): number;
  /** Milliseconds that only grow: a person may set the other clock a day back. */
  elapsed(): number;
  after(ms: number, run: () => void): () => void;
};

export type Followed = {
  getState(): SyncState;
  subscribe(listener: (state: SyncState) => void): () => void;
};

/** keep-copies.ts. Returns how to stop. */
export type KeepCopies = (
  followed: Followed,
  device: DeviceCopies,
  user: AppUser,
  clock: Clock,
) => () => void;

export type WorkspaceDeps = {
  user: AppUser;
  /** What came with the page; null when it must be fetched. */
  initial: readonly Told[] | null;
  /** It is the copy that this device kept: the server has yet to say what it has, and whether this person may see it. */
  isFromDevice?: boolean;
  /** `keep` comes with a later download: nobody waits for it. */
  copies?: { device: DeviceCopies; keep: () => Promise<KeepCopies> };
  api: Api;
  journal: Journal<Row, LeftBehind>;
  lock: TabLock;
  channel: TabChannel<TabMessage>;
  page: PageLifecycle;
  /** Runs it once the next frame is rendered. Without it, at once. */
  afterFrame?: (run: () => void) => void;
  clock: Clock;
  ids: () => string;
  random: () => number;
};
