import { statement } from './engine.ts';

/** Plain SQL that both engines read alike: TEXT, BIGINT (times in milliseconds), no vendor's words. */
export type Migration = {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
};

export const CREATE_MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migrations (version BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)';

/** Writes no row, but is refused like any save where nothing may be written: a standby, a disk that can only be read. */
export const CHANGE_NOTHING = statement('UPDATE schema_migrations SET name = name WHERE version < 0');

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor() {
    super(
      'This database was written by a newer version of the app. Start that version, or point DATA_DIR or DATABASE_URL elsewhere.',
    );
  }
}

/** What is still to be done, in order. An older program must not write into a newer schema. */
export function pendingMigrations(all: readonly Migration[], applied: ReadonlySet<number>): Migration[] {
  const known = new Set(all.map((migration) => migration.version));
  if ([...applied].some((version) => !known.has(version))) throw new NewerDatabaseError();
  return all.filter((migration) => !applied.has(migration.version)).toSorted((a, b) => a.version - b.version);
}
