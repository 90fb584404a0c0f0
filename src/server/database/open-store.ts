import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { openPostgres } from './postgres/postgres-open.ts';
import { SqliteEngine } from './sqlite/sqlite-engine.ts';

export const SQLITE_FILE = 'cornerstone.db';

type Place = { dataDir: string; databaseUrl: string | undefined };

type Options = Place & {
  onError: (error: unknown) => void;
  onFatal: (error: unknown) => void;
};

export async function openStore({ dataDir, databaseUrl, onError, onFatal }: Options): Promise<Engine> {
  if (databaseUrl !== undefined) {
    return openPostgres({ url: databaseUrl, migrations: ALL_MIGRATIONS, onError });
  }
  return new SqliteEngine({ file: join(dataDir, SQLITE_FILE), migrations: ALL_MIGRATIONS, onFatal });
}

export function walBytes({ dataDir, databaseUrl }: Place): number | undefined {
  if (databaseUrl !== undefined) return undefined;
  return statSync(join(dataDir, `${SQLITE_FILE}-wal`), { throwIfNoEntry: false })?.size ?? 0;
}
