import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readOrMakeSecret } from '#server/accounts/sessions/auth-secret.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { MoveError, moveToPostgres } from '#server/database/move-to-postgres.ts';
import { openStore, SQLITE_FILE } from '#server/database/open-store.ts';
import { loadEnv } from '#server/load-env.ts';
import { operatorSentence } from '#server/start-sentence.ts';

// npm run admin -- move-to-postgres: from DATA_DIR to DATABASE_URL, once, with the server stopped.
let config: Config | undefined;
try {
  config = readConfig(loadEnv());
  const { dataDir, databaseUrl, authSecret } = config;
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl === undefined) throw new ConfigError('Set DATABASE_URL to the empty database to move to.');
  if (!existsSync(file)) throw new ConfigError(`There is no database at ${file}. Check DATA_DIR.`);
  // After opening with this version, both have the same tables.
  for (const url of [undefined, databaseUrl]) {
    const fail = (error: unknown) => console.error(operatorSentence(error, config));
    const store = await openStore({ dataDir, databaseUrl: url, onError: fail, onFatal: fail });
    await store.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const secret = authSecret ?? readOrMakeSecret(dataDir);
    for (const { table, rows } of await moveToPostgres(file, client, secret)) {
      console.log(`${String(rows).padStart(9)}  ${table}`);
    }
  } finally {
    await client.end();
  }
  console.log('Moved. From now on start the server with DATABASE_URL; the SQLite file stays as it was.');
} catch (error) {
  const sentence = error instanceof MoveError ? error.message : operatorSentence(error, config);
  console.error(`${sentence} Nothing was moved.`);
  process.exitCode = 1;
}
