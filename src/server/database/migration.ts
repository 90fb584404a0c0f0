import { statement } from './engine.ts';

/** An index that may be missing for a while: it only affects speed. */
export type Index = { readonly name: string; readonly on: string };

/**
 * Plain SQL that both engines accept: TEXT, BIGINT (times in milliseconds), no vendor syntax. It only adds, so that
 * servers of the previous build keep running; obsolete things are removed by a later one, `takesAway`.
 */
export type Migration = {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** On potentially large tables: built while saves continue, not in a transaction that blocks them. */
  readonly indexes?: readonly Index[];
  /** Older programs fail without the removed things, so they refuse to start. */
  readonly takesAway?: true;
};

export const CREATE_MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migrations (version BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)';

export const APPLIED = statement('SELECT version, name FROM schema_migrations');

/** Writes no row, but fails like any save if nothing can be written: on a standby, or a read-only disk. */
export const CHANGE_NOTHING = statement('UPDATE schema_migrations SET name = name WHERE version < 0');

// Tells an older program, which doesn't know the migration, from the table alone that it must not run.
const TAKES_AWAY = 'takes away: ';

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor() {
    super(
      'This database was written by a newer version of the app. Start that version, or point DATA_DIR or DATABASE_URL elsewhere.',
    );
  }
}

type AppliedRow = Readonly<Record<string, unknown>>;

/** Pending migrations, in order. An older program can run with additions, but not after removals. */
export function pendingMigrations(all: readonly Migration[], applied: readonly AppliedRow[]): Migration[] {
  const knownVersions = new Set(all.map((migration) => migration.version));
  const foreign = applied.filter(({ version }) => !knownVersions.has(Number(version)));
  if (foreign.some(({ name }) => String(name).startsWith(TAKES_AWAY))) throw new NewerDatabaseError();
  const done = new Set(applied.map(({ version }) => Number(version)));
  return all.filter(({ version }) => !done.has(version)).toSorted((a, b) => a.version - b.version);
}

export function recordOf({ version, name, takesAway }: Migration) {
  return statement(
    'INSERT INTO schema_migrations (version, name, applied_at) VALUES (?, ?, ?)',
    version,
    takesAway ? `${TAKES_AWAY}${name}` : name,
    Date.now(),
  );
}

/** All statements at once, for when nobody saves. */
export function statementsOf({ statements, indexes = [] }: Migration): string[] {
  return [...statements, ...indexes.map(({ name, on }) => `CREATE INDEX ${name} ON ${on}`)];
}
