import type { Api } from '#client/adapters/api.ts';
import type { Journal } from '#client/adapters/journal.ts';
import type { PageLifecycle } from '#client/adapters/page-lifecycle.ts';
import type { TabChannel } from '#client/adapters/tab-channel.ts';
import type { TabLock } from '#client/adapters/tab-lock.ts';
import type { AppUser } from '#domain/account.ts';
import type { StoredBlueprint } from '#domain/blueprint.ts';
import type { LeftBehind } from './sync/change.ts';
import type { TabMessage } from './sync/event.ts';
import type { Row } from './sync/row.ts';

export type Clock = {
  now(): number;
  /** Milliseconds that only grow: a person may set the other clock a day back. */
  elapsed(): number;
  after(ms: number, run: () => void): () => void;
};

export type WorkspaceDeps = {
  user: AppUser;
  /** The blueprints that came with the page; null when they must be fetched. */
  initial: StoredBlueprint[] | null;
  api: Api;
  journal: Journal<Row, LeftBehind>;
  lock: TabLock;
  channel: TabChannel<TabMessage>;
  page: PageLifecycle;
  clock: Clock;
  ids: () => string;
  random: () => number;
};
