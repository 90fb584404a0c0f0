import type { Migration } from '#server/database/migration.ts';
import { documentTable } from './document-table.ts';

export const sharesMigration: Migration = {
  version: 8,
  name: 'shares',
  statements: [
    // `types`: the shared plans, each with its topic's id. A topic that was deleted and started again has a new id, and
    // must not be readable under a link made for the first.
    `CREATE TABLE shares (
      uid TEXT NOT NULL,
      share_id TEXT NOT NULL,
      token_hash TEXT NOT NULL UNIQUE,
      for_name TEXT NOT NULL,
      types TEXT NOT NULL,
      may_comment BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      ends_at BIGINT NOT NULL,
      ended_at BIGINT,
      PRIMARY KEY (uid, share_id)
    )`,
    'CREATE INDEX shares_ending ON shares (ends_at)',
    // Comments are documents of the plan's owner, so that they are listed, answered, stored on devices and backed up like all others.
    ...documentTable('comments'),
    "ALTER TABLE comments ADD COLUMN share_id TEXT NOT NULL DEFAULT ''",
    'CREATE INDEX comments_of_share ON comments (uid, share_id, created_at)',
    "CREATE INDEX comments_to_erase ON comments (deleted_at) WHERE deleted_at IS NOT NULL AND body <> ''",
    'CREATE TABLE comment_mails (uid TEXT PRIMARY KEY, told_at BIGINT NOT NULL, sent_at BIGINT NOT NULL)',
  ],
};
