import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLetterTable } from '#server/documents/testing/letter-kind.ts';
import { openSqlite, temporaryFolder } from '#server/testing/engines.ts';
import { type Engine, statement } from './engine.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { openStore } from './open-store.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

const SECRET = 's'.repeat(40);
const DOCUMENTS = 450;
// Typical pasted characters: quotes, a backslash, emoji, a line separator, right-to-left text.
const BODY = '{"content":"“Grace” \\\\ 🙏🏽 \u2028 שלום"}';
const ignore = () => undefined;

async function fill(engine: Engine): Promise<void> {
  await engine.unit(function* () {
    yield statement(
      "INSERT INTO users VALUES ('u1', 'ruth@example.org', NULL, NULL, 0, 1794730399814, 2, NULL)",
    );
    yield statement(
      "INSERT INTO letters VALUES ('u1', 'only', 'letter', 3, '2026-11-16', '2026-11-17', NULL, ?)",
      BODY,
    );
    yield statement(
      "INSERT INTO tellings VALUES ('u1', 'telling', 'telling', 2, '2026-11-16', '2026-11-17', NULL, ?)",
      BODY,
    );
    yield statement("INSERT INTO sessions VALUES ('hash', 's1', 'u1', 1797322399814, 1, 2)");
    for (let n = 0; n < DOCUMENTS; n += 1) {
      yield statement(
        "INSERT INTO blueprints VALUES ('u1', ?, ?, 7, '2026-11-16', '2026-11-17', ?, ?)",
        `id-${n}`,
        `type-${n}`,
        n === 3 ? 1794730399814 : null,
        BODY,
      );
    }
  });
}

describe('moving from SQLite to PostgreSQL', () => {
  let postgres: TestPostgres;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    dataDir = temporaryFolder();
    const { engine } = await openSqlite(dataDir);
    await createLetterTable(engine);
    await fill(engine);
    await engine.close();
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await postgres.stop();
  });

  async function withTarget(work: (client: pg.Client, engine: Engine) => Promise<void>): Promise<void> {
    const databaseUrl = await postgres.newDatabase();
    const engine = await openStore({ dataDir: '', databaseUrl, onError: ignore, onFatal: ignore });
    await createLetterTable(engine);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await work(client, engine);
    await client.end();
    await engine.close();
  }
  const move = (client: pg.Client) => moveToPostgres(join(dataDir, 'cornerstone.db'), client, SECRET);

  it('copies every row unchanged, and the secret that keeps people signed in', async () => {
    await withTarget(async (client, engine) => {
      const moved = await move(client);
      expect(moved).toContainEqual({ table: 'blueprints', rows: DOCUMENTS });
      expect(moved).toContainEqual({ table: 'letters', rows: 1 });
      expect(moved).toContainEqual({ table: 'tellings', rows: 1 });
      const { engine: source } = await openSqlite(dataDir);
      for (const { table } of moved.filter(({ rows }) => rows > 0)) {
        const all = `SELECT * FROM ${table} ORDER BY 1, 2`;
        expect(await engine.read(all)).toEqual((await source.read(all)).map((row) => ({ ...row })));
      }
      await source.close();
      expect(await engine.read('SELECT name, value FROM server_secrets')).toEqual([
        { name: 'auth', value: SECRET },
      ]);
    });
  });

  it('refuses a database that is not empty, and leaves it unchanged', async () => {
    await withTarget(async (client, engine) => {
      await move(client);
      await expect(move(client)).rejects.toThrow('has rows in users already');
      expect(await engine.read('SELECT count(*) AS n FROM blueprints')).toEqual([{ n: DOCUMENTS }]);
    });
  });

  it('refuses while a server has the file open', async () => {
    const { engine: running } = await openSqlite(dataDir);
    await withTarget(async (client, engine) => {
      await expect(move(client)).rejects.toThrow('A server still uses this database.');
      expect(await engine.read('SELECT uid FROM users')).toEqual([]);
    });
    await running.close();
  });
});
