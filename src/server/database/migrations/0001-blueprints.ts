import type { Migration } from '#server/database/migration.ts';

export const blueprintsMigration: Migration = {
  version: 1,
  name: 'blueprints',
  statements: [
    // `body` comes last: SQLite then reads versions without walking the pages that hold the text.
    `CREATE TABLE blueprints (
      uid TEXT NOT NULL,
      id TEXT NOT NULL,
      type TEXT NOT NULL,
      version BIGINT NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      deleted_at BIGINT,
      body TEXT NOT NULL,
      PRIMARY KEY (uid, id)
    )`,
    'CREATE UNIQUE INDEX blueprints_one_per_type ON blueprints (uid, type) WHERE deleted_at IS NULL',
    'CREATE INDEX blueprints_deleted ON blueprints (deleted_at) WHERE deleted_at IS NOT NULL',
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
