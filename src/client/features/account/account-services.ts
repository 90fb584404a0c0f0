import type { AccountApi } from '#client/adapters/api/account-api.ts';
import type { Api } from '#client/adapters/api/api.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { Document } from '#domain/documents/document.ts';
import type { KindName } from '#domain/kinds.ts';

/** What "My data" needs from the rest of the app. */
export type AccountServices = {
  user: AppUser;
  api: Api & AccountApi;
  /** Everything that is on this screen, of every kind. */
  documents: readonly { kind: KindName; doc: Document }[];
  /** Sends what is still unsent. False: some words could not be saved yet. */
  sendPending: () => Promise<boolean>;
  /** Reads the blueprints again after a restore. */
  onRestored: () => void;
  /** The same dialog as signing out, then ends every session. */
  onSignOutEverywhere: () => void;
  /** The account is gone on the server: clear this device and show the sign-in screen. */
  onDeleted: () => void;
};
