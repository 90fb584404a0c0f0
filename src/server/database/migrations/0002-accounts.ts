import type { Migration } from '#server/database/migration.ts';

export const accountsMigration: Migration = {
  version: 2,
  name: 'accounts',
  statements: [
    `CREATE TABLE users (
      uid TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      display_name TEXT,
      photo_url TEXT,
      email_verified BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL
    )`,
    `CREATE TABLE credentials (
      id TEXT PRIMARY KEY,
      uid TEXT NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
      provider_id TEXT NOT NULL,
      account_id TEXT NOT NULL,
      password_hash TEXT,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL
    )`,
    'CREATE UNIQUE INDEX credentials_one_per_provider ON credentials (uid, provider_id)',
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      id TEXT NOT NULL,
      uid TEXT NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
      expires_at BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_of_user ON sessions (uid)',
    'CREATE INDEX sessions_expiring ON sessions (expires_at)',
    `CREATE TABLE verifications (
      id TEXT PRIMARY KEY,
      identifier TEXT NOT NULL,
      value TEXT NOT NULL,
      expires_at BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL
    )`,
    'CREATE INDEX verifications_by_identifier ON verifications (identifier)',
    'CREATE INDEX verifications_by_value ON verifications (value)',
    'CREATE TABLE auth_limits (key TEXT PRIMARY KEY, free_at BIGINT NOT NULL)',
    'CREATE TABLE erased_users (uid TEXT PRIMARY KEY, erased_at BIGINT NOT NULL)',
    'CREATE TABLE server_secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
};
