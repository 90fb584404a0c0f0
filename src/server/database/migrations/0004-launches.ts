import type { Migration } from '#server/database/migration.ts';
import { documentTable } from './document-table.ts';

export const launchesMigration: Migration = {
  version: 4,
  name: 'launches',
  statements: documentTable('launches'),
};
