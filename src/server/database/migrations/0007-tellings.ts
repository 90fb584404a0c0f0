import type { Migration } from '#server/database/migration.ts';
import { documentTable } from './document-table.ts';

export const tellingsMigration: Migration = {
  version: 7,
  name: 'tellings',
  statements: documentTable('tellings'),
  // The same as in 0006 for the tables before this one.
  indexes: [
    {
      name: 'tellings_to_erase',
      on: "tellings (deleted_at) WHERE deleted_at IS NOT NULL AND body <> ''",
    },
  ],
};
