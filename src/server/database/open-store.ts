import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { SqliteEngine } from './sqlite/sqlite-engine.ts';

export const SQLITE_FILE = 'cornerstone.db';

type Place = { dataDir: string; databaseUrl: string | undefined };

type Options = Place & {
  /** Time limit for one unit on PostgreSQL: 2 seconds for a save, unless an operator waits for it. */
  patienceMs?: number;
  /** Called with each step of a migration, on PostgreSQL. */
  onStep?: (step: string) => void;
  onError: (error: unknown) => void;
  onFatal: (error: unknown) => void;
};

export async function openStore(options: Options): Promise<Engine> {
  const { dataDir, databaseUrl, patienceMs, onStep, onError, onFatal } = options;
  if (databaseUrl !== undefined) {
    // Imported dynamically: a server on SQLite needn't load the PostgreSQL client.
    const { openPostgres } = await import('./postgres/postgres-open.ts');
    return openPostgres({
      url: databaseUrl,
      migrations: ALL_MIGRATIONS,
      onError,
      ...(patienceMs !== undefined && { patienceMs }),
      ...(onStep && { onStep }),
    });
  }
  return new SqliteEngine({ file: join(dataDir, SQLITE_FILE), migrations: ALL_MIGRATIONS, onFatal });
}

export function walBytes({ dataDir, databaseUrl }: Place): number | undefined {
  if (databaseUrl !== undefined) return undefined;
  return statSync(join(dataDir, `${SQLITE_FILE}-wal`), { throwIfNoEntry: false })?.size ?? 0;
}
