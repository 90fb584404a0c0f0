import type { Api } from '#client/adapters/api/api.ts';
import type { DeviceCopies } from '#client/adapters/device/device-copies.ts';
import type { Journal } from '#client/adapters/journal/journal.ts';
import type { PageLifecycle } from '#client/adapters/page/page-lifecycle.ts';
import type { TabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import type { TabLock } from '#client/adapters/page/tabs/tab-lock.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { LastChange } from './row/change.ts';
import type { Row } from './row/row.ts';
import type { TabMessage } from './tab/event.ts';
import type { SyncState } from './tab/sync-state.ts';

export type Clock = {
  now(): number;
  /** Monotonic milliseconds: a person may set the other clock back a day. */
  elapsed(): number;
  after(ms: number, run: () => void): () => void;
};

export type Followed = {
  getState(): SyncState;
  subscribe(listener: (state: SyncState) => void): () => void;
};

/** keep-copies.ts. Returns a stop function. */
export type KeepCopies = (
  followed: Followed,
  device: DeviceCopies,
  user: AppUser,
  clock: Clock,
) => () => void;

export type WorkspaceDeps = {
  user: AppUser;
  /** The documents that came with the page; null if they must be fetched. */
  initial: readonly ReceivedDocument[] | null;
  /** Opened from this device's copy: the server has yet to send its documents, and to say whether this person may see them. */
  isFromDevice?: boolean;
  /** `keep` is downloaded later: nothing waits for it. */
  copies?: { device: DeviceCopies; keep: () => Promise<KeepCopies> };
  api: Api;
  journal: Journal<Row, LastChange>;
  lock: TabLock;
  channel: TabChannel<TabMessage>;
  page: PageLifecycle;
  /** Runs it after the next frame is rendered. Without it, at once. */
  afterFrame?: (run: () => void) => void;
  clock: Clock;
  ids: () => string;
  random: () => number;
};
