import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import { createAdministration } from '#server/administration/administration.ts';
import { startPostgres, type TestPostgres } from '#server/database/testing/postgres.ts';
import { type AccountServer, cookiesFrom, startAccountServer } from './testing/account-server.ts';
import { accountSuite } from './testing/account-suite.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function start(DATABASE_URL: string, env: Record<string, string> = {}): Promise<AccountServer> {
  return startAccountServer({ env: { DATABASE_URL, ...env } });
}

describe('accounts on PostgreSQL', () => accountSuite(async () => start(await postgres.newDatabase())));

describe('two servers on one PostgreSQL, without AUTH_SECRET', () => {
  let servers: AccountServer[] = [];
  beforeAll(async () => {
    const url = await postgres.newDatabase();
    servers = await Promise.all([start(url, { AUTH_SECRET: '' }), start(url, { AUTH_SECRET: '' })]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const pair = () => {
    const [one, two] = servers;
    if (!one || !two) throw new Error('not started');
    return { one, two };
  };

  it('know each other’s sessions, and end them', async () => {
    const { one, two } = pair();
    const cookie = cookiesFrom(await one.signUp('ruth@example.org'));
    expect(await two.userOf(cookie)).toMatchObject({ email: 'ruth@example.org' });
    await two.post('/api/auth/sign-out', { cookie });
    expect(await one.userOf(cookie)).toBeNull();
  });

  it('count guesses together', async () => {
    const { one, two } = pair();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        [one, two][index % 2]?.signIn('victim@example.org', `guess number ${index}`, {
          address: `198.51.100.${index}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer?.statusCode === 401)).toHaveLength(15);
    expect(answers.filter((answer) => answer?.statusCode === 429)).toHaveLength(45);
  });

  it('let one of many uses of a reset link through', async () => {
    const { one, two } = pair();
    await one.signUp('anna@example.org');
    const administration = createAdministration({
      engine: one.engine,
      baseUrl: 'https://plan.example.org',
      actor: 'operator',
    });
    for await (const page of administration.users()) {
      expect(page).toContainEqual(expect.objectContaining({ email: 'anna@example.org', blueprints: 0 }));
    }
    expect(await administration.user('anna@example.org')).toMatchObject({ plans: 0, sessions: 1 });
    expect(await administration.export('anna@example.org')).toContain('"anna@example.org"');
    const link = await administration.resetLinkFor('anna@example.org');
    const token = new URL(link ?? '').searchParams.get('token');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        [one, two][index % 2]?.post('/api/auth/reset-password', {
          body: { token, password: `a long sentence ${index}` },
        }),
      ),
    );
    const statuses = answers.map((answer) => answer?.statusCode);
    expect(statuses.toSorted()).toEqual([204, ...Array(9).fill(400)]);
  });
});

describe('removing an account during one of its saves', () => {
  it('waits for that save, and leaves nothing of it behind', async () => {
    const url = await postgres.newDatabase();
    const server = await start(url);
    const saving = new pg.Client({ connectionString: url });
    await saving.connect();
    const { uid } = (await server.signUp('ruth@example.org')).json().user;
    const blueprint = `INSERT INTO blueprints VALUES ($1, 'b1', 'identity', 1, '', '', NULL, '{}')`;
    await saving.query(blueprint, [uid]);
    await saving.query(`INSERT INTO applied_saves VALUES ($1, 'b1', 'laptop', 1, 1, '')`, [uid]);

    await saving.query('BEGIN');
    await saving.query('UPDATE blueprints SET version = 2 WHERE uid = $1', [uid]);
    const removal = createAdministration({
      engine: server.engine,
      baseUrl: 'https://plan.example.org',
      actor: 'operator',
    }).deleteUser('ruth@example.org');
    await until(async () => {
      const waiting = await server.engine.read('SELECT pid FROM pg_locks WHERE NOT granted');
      return waiting.length > 0;
    });
    await saving.query('UPDATE applied_saves SET seq = 2 WHERE uid = $1', [uid]);
    const kept = `INSERT INTO revisions VALUES ($1, 'b1', 'r1', 1, 1, 'edited', 'notes', 3, 'old')`;
    await saving.query(kept, [uid]);
    await saving.query('COMMIT');

    expect(await removal).toBe(true);
    for (const table of ['blueprints', 'applied_saves', 'revisions', 'users']) {
      expect([table, await server.engine.read(`SELECT uid FROM ${table}`)]).toEqual([table, []]);
    }
    await saving.end();
    await server.stop();
  });
});
