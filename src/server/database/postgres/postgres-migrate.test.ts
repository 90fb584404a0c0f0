import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import type { Migration } from '#server/database/migration.ts';
import { ALL_MIGRATIONS } from '#server/database/migrations/all-migrations.ts';
import { documentTable } from '#server/database/migrations/document-table.ts';
import { startPostgres, type TestPostgres } from '#server/database/testing/postgres.ts';
import { newBlueprint, openTestApp } from '#server/testing/test-app.ts';
import type { PostgresEngine } from './postgres-engine.ts';
import { openPostgres } from './postgres-open.ts';

const FIRST_AFTER = 5;
// The app queries documents of every kind, so their tables must exist from the beginning.
const LATER_TABLES = ['tellings', 'comments'].flatMap(documentTable);
const MIGRATIONS = ALL_MIGRATIONS.map((migration) => {
  if (migration.version === FIRST_AFTER - 1)
    return { ...migration, statements: [...migration.statements, ...LATER_TABLES] };
  const statements = migration.statements.filter((statement) => !LATER_TABLES.includes(statement));
  return { ...migration, statements };
});
const BEFORE = MIGRATIONS.filter(({ version }) => version < FIRST_AFTER);

let postgres: TestPostgres;
let url: string;
let operator: pg.Client;
const engines: PostgresEngine[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.newDatabase();
  operator = new pg.Client({ connectionString: url });
  await operator.connect();
});
afterEach(async () => {
  await operator.end();
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

async function open(
  migrations: readonly Migration[] = MIGRATIONS,
  onStep?: (step: string) => void,
): Promise<PostgresEngine> {
  const engine = await openPostgres({ url, migrations, onError: () => undefined, ...(onStep && { onStep }) });
  engines.push(engine);
  return engine;
}

const isValid = async (index: string) => {
  const { rows } = await operator.query(
    'SELECT indisvalid FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE relname = $1',
    [index],
  );
  return rows[0]?.indisvalid;
};

describe('a new version on a database that is in use', () => {
  it('leaves a server of the version before saving, and lets it start again', async () => {
    const old = await openTestApp(await open(BEFORE));
    const ruth = await old.person('ruth@example.org');
    const blueprint = newBlueprint();
    await ruth.create(blueprint);
    let version = 1;
    const statuses: number[] = [];
    let isMigrating = true;
    const saving = (async () => {
      while (isMigrating || statuses.length < 20) {
        const { statusCode } = await ruth.replace(blueprint, version);
        statuses.push(statusCode);
        if (statusCode === 200) version += 1;
      }
    })();
    const steps: string[] = [];
    await open(MIGRATIONS, (step) => steps.push(step));
    isMigrating = false;
    await saving;
    expect(steps).toContain('Added 5, administration.');
    expect(steps).toContain('Built the index blueprints_to_erase.');
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await old.person('naomi@example.org')).uid).toBeTruthy();
    await old.close();
    const again = await openTestApp(await open(BEFORE));
    expect((await again.call('GET', '/readyz')).statusCode).toBe(200);
    await again.close();
  });

  it('gives up on a busy table, so that nobody waits behind it, and retries later', async () => {
    await open(BEFORE);
    await operator.query('BEGIN');
    await operator.query('SELECT 1 FROM users');
    const other = await open(BEFORE);
    let isDone = false;
    const migrating = open().then(() => {
      isDone = true;
    });
    const isWaiting = async () =>
      (await other.read("SELECT 1 AS one FROM pg_locks WHERE NOT granted AND locktype = 'relation'")).length >
      0;
    await until(isWaiting);
    // Queued behind the waiting change: answered once that has given up.
    await other.read('SELECT uid FROM users');
    await until(isWaiting);
    expect(isDone).toBe(false);
    await operator.query('COMMIT');
    await migrating;
  });

  it('builds an index while saves continue, and again if a killed program left it unfinished', async () => {
    const steps: string[] = [];
    await open();
    expect(await isValid('revisions_of_person')).toBe(true);
    await operator.query(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'revisions_of_person'::regclass",
    );
    await open(MIGRATIONS, (step) => steps.push(step));
    expect(steps).toEqual(['Built the index revisions_of_person.']);
    expect(await isValid('revisions_of_person')).toBe(true);
  });
});
