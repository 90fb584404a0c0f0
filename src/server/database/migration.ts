import { statement } from './engine.ts';

/** An index that may be missing for a while: it makes things quick, and nothing depends on it. */
export type Index = { readonly name: string; readonly on: string };

/**
 * Plain SQL that both engines read alike: TEXT, BIGINT (times in milliseconds), no vendor's words. It adds, so that
 * servers of the build before keep running; what nobody needs anymore is taken away by a later one, `takesAway`.
 */
export type Migration = {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** On tables that may be large: built while saves go on, not in a transaction that they would wait for. */
  readonly indexes?: readonly Index[];
  /** Older programs fail without what this removes: they refuse to start on it. */
  readonly takesAway?: true;
};

export const CREATE_MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS schema_migrations (version BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)';

export const APPLIED = statement('SELECT version, name FROM schema_migrations');

/** Writes no row, but is refused like any save where nothing may be written: a standby, a disk that can only be read. */
export const CHANGE_NOTHING = statement('UPDATE schema_migrations SET name = name WHERE version < 0');

// How an older program, which does not know the migration, learns from the table alone that it must not run.
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

/** What is still to be done, in order. An older program may run with what was added, not without what was taken. */
export function pendingMigrations(all: readonly Migration[], applied: readonly AppliedRow[]): Migration[] {
  const known = new Set(all.map((migration) => migration.version));
  const foreign = applied.filter(({ version }) => !known.has(Number(version)));
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

/** All of it at once, where nobody saves meanwhile. */
export function statementsOf({ statements, indexes = [] }: Migration): string[] {
  return [...statements, ...indexes.map(({ name, on }) => `CREATE INDEX ${name} ON ${on}`)];
}
