import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { openPostgres } from './postgres-open.ts';
import { SqliteEngine } from './sqlite-engine.ts';

export const SQLITE_FILE = 'cornerstone.db';

type Options = {
  dataDir: string;
  databaseUrl: string | undefined;
  onError: (error: unknown) => void;
  onFatal: (error: unknown) => void;
};

export async function openStore({ dataDir, databaseUrl, onError, onFatal }: Options): Promise<Engine> {
  if (databaseUrl !== undefined) {
    return openPostgres({ url: databaseUrl, migrations: ALL_MIGRATIONS, onError });
  }
  return new SqliteEngine({ file: join(dataDir, SQLITE_FILE), migrations: ALL_MIGRATIONS, onFatal });
}
