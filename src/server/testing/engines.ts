import { rmSync } from 'node:fs';
import { scratchFolder } from '#harness/scratch-folder.ts';
import type { Engine } from '#server/database/engine.ts';
import { openStore } from '#server/database/open-store.ts';
import { startPostgres, type TestPostgres } from '#server/database/testing/postgres.ts';
import { PATIENT_STORE_MS } from './patience.ts';

export type OpenedEngine = { engine: Engine; dataDir: string; stop(): Promise<void> };

/** Both databases, each opened empty: `describe.each(ENGINES)`. */
export const ENGINES: readonly { name: string; open: () => Promise<OpenedEngine> }[] = [
  { name: 'SQLite', open: () => openSqlite() },
  { name: 'PostgreSQL', open: () => openOwnPostgres() },
];

function failLoudly(error: unknown): never {
  throw error;
}

export function temporaryFolder(): string {
  return scratchFolder();
}

export async function openSqlite(dataDir = temporaryFolder()): Promise<OpenedEngine> {
  const engine = await openStore({
    dataDir,
    databaseUrl: undefined,
    onError: failLoudly,
    onFatal: failLoudly,
  });
  return {
    engine,
    dataDir,
    async stop() {
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOwnPostgres(): Promise<OpenedEngine> {
  const postgres: TestPostgres = await startPostgres();
  const dataDir = temporaryFolder();
  const databaseUrl = await postgres.newDatabase();
  const engine = await openStore({
    dataDir,
    databaseUrl,
    patienceMs: PATIENT_STORE_MS,
    onError: () => undefined,
    onFatal: failLoudly,
  });
  return {
    engine,
    dataDir,
    async stop() {
      await engine.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
