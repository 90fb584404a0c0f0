import type { Migration } from '#server/database/migration.ts';
import { documentTable } from './document-table.ts';

export const blueprintsMigration: Migration = {
  version: 1,
  name: 'blueprints',
  statements: [
    ...documentTable('blueprints'),
    `CREATE TABLE applied_saves (
      uid TEXT NOT NULL,
      id TEXT NOT NULL,
      client TEXT NOT NULL,
      seq BIGINT NOT NULL,
      version BIGINT NOT NULL,
      updated_at TEXT NOT NULL,
      PRIMARY KEY (uid, id, client)
    )`,
    `CREATE TABLE revisions (
      uid TEXT NOT NULL,
      id TEXT NOT NULL,
      revision_id TEXT NOT NULL,
      saved_at BIGINT NOT NULL,
      kept_at BIGINT NOT NULL DEFAULT 0,
      origin TEXT NOT NULL,
      field TEXT NOT NULL,
      length BIGINT NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (uid, id, revision_id)
    )`,
    'CREATE INDEX revisions_recent ON revisions (uid, id, field, kept_at)',
    'CREATE INDEX revisions_kept ON revisions (kept_at)',
  ],
};
