import type { Migration } from '#server/database/migration.ts';
import { blueprintsMigration } from './0001-blueprints.ts';
import { accountsMigration } from './0002-accounts.ts';
import { revisionQuotaMigration } from './0003-revision-quota.ts';
import { launchesMigration } from './0004-launches.ts';
import { administrationMigration } from './0005-administration.ts';
import { sweepsMigration } from './0006-sweeps.ts';
import { tellingsMigration } from './0007-tellings.ts';
import { sharesMigration } from './0008-shares.ts';

/** In order; a number is never reused and an applied migration never edited. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  blueprintsMigration,
  accountsMigration,
  revisionQuotaMigration,
  launchesMigration,
  administrationMigration,
  sweepsMigration,
  tellingsMigration,
  sharesMigration,
];
