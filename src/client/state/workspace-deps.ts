import type { Api } from '#client/adapters/api.ts';
import type { AppUser } from '#domain/account.ts';
import type { StoredBlueprint } from '#domain/blueprint.ts';

export type Clock = { now(): number; after(ms: number, run: () => void): () => void };

export type WorkspaceDeps = {
  user: AppUser;
  /** The blueprints that came with the page; null when they must be fetched. */
  initial: StoredBlueprint[] | null;
  api: Api;
  clock: Clock;
  ids: () => string;
};
