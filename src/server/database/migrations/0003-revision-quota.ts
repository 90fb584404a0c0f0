import type { Migration } from '#server/database/migration.ts';

export const revisionQuotaMigration: Migration = {
  version: 3,
  name: 'revision quota',
  statements: [],
  // Summing up one person's texts happens within a save, so it must not read the pages with the texts.
  indexes: [{ name: 'revisions_of_person', on: 'revisions (uid, kept_at, length)' }],
};
