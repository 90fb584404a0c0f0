import type { AccountApi } from '#client/adapters/api/account-api.ts';
import type { Api } from '#client/adapters/api/api.ts';
import type { VersionsApi } from '#client/adapters/api/versions-api.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Launch } from '#domain/launch/launch.ts';

/** What "My data" needs from the rest of the app. */
export type AccountServices = {
  user: AppUser;
  api: Api & AccountApi & VersionsApi;
  blueprints: readonly Blueprint[];
  launch: Launch | null;
  now: () => string;
  newId: () => string;
  /** Sends what is still unsent. False: some words could not be saved yet. */
  settle: () => Promise<boolean>;
  /** Reads the blueprints anew after a restore. */
  onRestored: () => void;
  /** The session has ended on the server: clear this device and show the sign-in screen. */
  onSignedOut: () => void;
};
