import type { Migration } from '#server/database/migration.ts';

export const administrationMigration: Migration = {
  version: 5,
  name: 'administration',
  statements: [
    'ALTER TABLE users ADD COLUMN locked_at BIGINT',
    'CREATE TABLE audit_log (id TEXT PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL, uid TEXT)',
    'CREATE INDEX audit_log_newest ON audit_log (at)',
  ],
};
