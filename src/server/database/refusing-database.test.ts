import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { statement } from './engine.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import type { PostgresEngine } from './postgres/postgres-engine.ts';
import { openPostgres } from './postgres/postgres-open.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
let url: string;
let engine: PostgresEngine;
let app: TestApp;
let ruth: Person;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
  await asOperator("CREATE ROLE app LOGIN SUPERUSER PASSWORD 'x'");
  // A single connection, so that changing it affects the next request.
  const asApp = url.replace('postgres@', 'app@');
  engine = await openPostgres({
    url: asApp,
    poolSize: 1,
    migrations: ALL_MIGRATIONS,
    onError: () => undefined,
  });
  app = await openTestApp(engine);
  ruth = await app.person('ruth@example.org');
});
afterAll(async () => {
  await app.close();
  await engine.close();
  await postgres.stop();
});

async function asOperator(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'postgres') });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

const CUT_CONNECTIONS = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'app'";

/** As after a failover: the connection stays, but its database refuses writes. */
const becomeStandby = () =>
  engine.unit(function* () {
    yield statement('SET default_transaction_read_only = on');
  });

const isReady = async () => (await app.call('GET', '/readyz')).statusCode;
const save = async () => {
  const answer = await ruth.create(newBlueprint());
  const { error } = answer.json();
  return [answer.statusCode, answer.headers['retry-after'], error?.code];
};

const REFUSED = [503, '2', 'storage-unavailable'];

describe('a read-only database', () => {
  it('answers a save 503, discards that connection, and the next save succeeds', async () => {
    await becomeStandby();
    expect((await ruth.list()).statusCode).toBe(200);
    expect(await save()).toEqual(REFUSED);
    expect((await save())[0]).toBe(200);
  });

  it('is not ready, until a connection leads to one that can save', async () => {
    await becomeStandby();
    expect([await isReady(), await isReady()]).toEqual([503, 200]);
  });
});

describe('a read-only SQLite file', () => {
  it('is answered 503, by readyz too, and never counted as our fault', async () => {
    const { engine: sqlite, stop } = await openSqlite();
    await sqlite.ping();
    await sqlite.read('PRAGMA query_only = 1');
    await expect(sqlite.ping()).rejects.toMatchObject({ code: 'storage-unavailable' });
    await stop();
  });
});

describe('a database that refuses sign-in', () => {
  it.each([
    ['the role may not sign in', 'ALTER ROLE app NOLOGIN', 'ALTER ROLE app LOGIN'],
    ['the database is gone', 'ALTER DATABASE test_1 RENAME TO gone', 'ALTER DATABASE gone RENAME TO test_1'],
  ])('is answered 503 while %s, and saved into again after that', async (_what, close, open) => {
    await asOperator(CUT_CONNECTIONS, close, CUT_CONNECTIONS);
    expect(await save()).toEqual(REFUSED);
    expect(await isReady()).toBe(503);
    await asOperator(open);
    expect(await isReady()).toBe(200);
  });
});
