import type { Api } from '#client/adapters/api/api.ts';
import type { DeviceCopies } from '#client/adapters/device/device-copies.ts';
import type { Journal } from '#client/adapters/device/journal.ts';
import type { PageLifecycle } from '#client/adapters/page/page-lifecycle.ts';
import type { TabChannel } from '#client/adapters/page/tab-channel.ts';
import type { TabLock } from '#client/adapters/page/tab-lock.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { Told } from '#domain/all-documents.ts';
import type { LeftBehind } from './row/change.ts';
import type { Row } from './row/row.ts';
import type { TabMessage } from './tab/event.ts';

export type Clock = {
  now(): number;
  /** Milliseconds that only grow: a person may set the other clock a day back. */
  elapsed(): number;
  after(ms: number, run: () => void): () => void;
};

export type WorkspaceDeps = {
  user: AppUser;
  /** What came with the page; null when it must be fetched. */
  initial: readonly Told[] | null;
  /** It is the copy that this device kept: the server has yet to say what it has, and whether this person may see it. */
  isFromDevice?: boolean;
  copies?: DeviceCopies;
  api: Api;
  journal: Journal<Row, LeftBehind>;
  lock: TabLock;
  channel: TabChannel<TabMessage>;
  page: PageLifecycle;
  clock: Clock;
  ids: () => string;
  random: () => number;
};
