import type { Migration } from '#server/database/migration.ts';

export const revisionQuotaMigration: Migration = {
  version: 3,
  name: 'revision quota',
  statements: [],
  // Adding up one person's texts must not walk the pages that hold them: it happens within a save.
  indexes: [{ name: 'revisions_of_person', on: 'revisions (uid, kept_at, length)' }],
};
