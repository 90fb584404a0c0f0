import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseBackup } from '#domain/backup/backup.ts';
import {
  type AccountServer,
  cookiesFrom,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { newBlueprint } from '#server/testing/test-app.ts';
import { type Administration, createAdministration } from './administration.ts';
import { describeUser } from './describe-user.ts';
import type { ListedUser } from './list-users.ts';

const NEXT = 'another horse battery';

let server: AccountServer;
let administration: Administration;
beforeEach(async () => {
  server = await startAccountServer({ env: { PUBLIC_URL: 'https://plan.example.org' } });
  administration = createAdministration({
    engine: server.engine,
    baseUrl: 'https://plan.example.org',
    actor: 'boaz',
  });
});
afterEach(() => server.stop());

async function listed(from: Administration): Promise<ListedUser[]> {
  const all: ListedUser[] = [];
  for await (const page of from.users()) all.push(...page);
  return all;
}
const emails = async (from: Administration) => (await listed(from)).map(({ email }) => email);

async function withPlan(email: string): Promise<{ uid: string; cookie: string }> {
  const up = await server.signUp(email);
  const { uid } = up.json().user;
  const cookie = cookiesFrom(up);
  for (const [version, text] of ['first plan', 'second plan'].entries()) {
    const blueprint = { ...newBlueprint('identity', text), id: 'b3b0c6e0-0000-4000-8000-000000000001' };
    await server.app.inject({
      method: 'PUT',
      url: `/api/users/${uid}/blueprints/${blueprint.id}`,
      headers: {
        cookie,
        host: 'plan.example.org',
        origin: 'https://plan.example.org',
        ...(version === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` }),
      },
      payload: blueprint,
    });
  }
  return { uid, cookie };
}

describe('the operator’s list of accounts', () => {
  it('comes page by page, each of them quick, and in full', async () => {
    await server.engine.unit(function* () {
      for (let n = 0; n < 1_201; n += 1) {
        const email = `p${String(n).padStart(4, '0')}@example.org`;
        yield statement(
          'INSERT INTO users (uid, email, email_verified, created_at, updated_at) VALUES (?, ?, 0, 0, 0)',
          email,
          email,
        );
      }
    });
    const reads: number[] = [];
    const counting: Engine = {
      ...server.engine,
      kind: 'sqlite',
      unit: (unit) => server.engine.unit(unit),
      async read(sql, params) {
        const rows = await server.engine.read(sql, params);
        reads.push(rows.length);
        return rows;
      },
    };
    const all = await emails(createAdministration({ engine: counting, baseUrl: '', actor: 'boaz' }));
    expect([all.length, new Set(all).size, all.at(-1)]).toEqual([1_201, 1_201, 'p1200@example.org']);
    expect(reads).toEqual([500, 500, 201, 0]);
  });
});

describe('one account', () => {
  it('is described without a word of its content', async () => {
    const { uid } = await withPlan('ruth@example.org');
    const description = await administration.user('RUTH@example.org ');
    expect(description).toMatchObject({
      uid,
      email: 'ruth@example.org',
      isEmailConfirmed: false,
      lockedAt: null,
      blueprints: 1,
      plans: 1,
      sessions: 1,
    });
    expect(description?.size.current).toBeGreaterThan(200);
    expect(description?.size.earlier).toBe('first plan'.length);
    expect(Date.now() - (description?.lastSeen?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(JSON.stringify(description)).not.toContain('plan"');
    expect(await administration.user('nobody@example.org')).toBeNull();
  });

  it('is described with what is locked, deleted and not written yet', async () => {
    const { uid } = await withPlan('ruth@example.org');
    await server.engine.unit(function* () {
      yield statement('UPDATE users SET locked_at = ? WHERE uid = ?', Date.UTC(2026, 10, 15), uid);
      // Two more: one without a plan, and a deleted one.
      for (const [id, type, deletedAt] of [
        ['begun', 'brand', null],
        ['gone', 'sales', 1],
      ] as const)
        yield statement(
          `INSERT INTO blueprints (uid, id, type, version, body, created_at, updated_at, deleted_at)
           SELECT uid, ?, ?, 1, ?, created_at, updated_at, ? FROM blueprints WHERE uid = ? AND type = 'identity'`,
          id,
          type,
          '{"content":{"aiOutput":" "}}',
          deletedAt,
          uid,
        );
    });
    expect(await administration.user('ruth@example.org')).toMatchObject({
      lockedAt: new Date('2026-11-15T00:00:00Z'),
      blueprints: 2,
      plans: 1,
      size: { deleted: '{"content":{"aiOutput":" "}}'.length },
    });
    expect(await listed(administration)).toMatchObject([
      { email: 'ruth@example.org', isLocked: true, blueprints: 2 },
    ]);
  });

  it('that nobody has used since it was created has never been seen', async () => {
    await server.engine.unit(function* () {
      yield statement(
        "INSERT INTO users (uid, email, email_verified, created_at, updated_at) VALUES ('u', 'new@example.org', 1, 0, 0)",
      );
    });
    expect(await administration.user('new@example.org')).toMatchObject({
      isEmailConfirmed: true,
      createdAt: new Date(0),
      lockedAt: null,
      lastSeen: null,
      size: { current: 0, earlier: 0, deleted: 0 },
    });
    expect(await listed(administration)).toMatchObject([{ isLocked: false }]);
    expect(await describeUser(server.engine, 'removed meanwhile', 0)).toBeNull();
  });

  it('is exported with the name that its owner chose', async () => {
    const { uid } = await withPlan('ruth@example.org');
    await server.engine.unit(function* () {
      yield statement("UPDATE users SET display_name = 'Ruth' WHERE uid = ?", uid);
    });
    const backup = parseBackup((await administration.export('ruth@example.org')) ?? '');
    expect(backup.account).toEqual({ email: 'ruth@example.org', displayName: 'Ruth' });
  });

  it('is exported as the file that its owner could download, earlier texts included', async () => {
    await withPlan('ruth@example.org');
    const backup = parseBackup((await administration.export('ruth@example.org')) ?? '');
    expect(backup.account).toEqual({ email: 'ruth@example.org', displayName: null });
    expect(backup.entries).toMatchObject([
      { kind: 'blueprint', doc: { content: { aiOutput: 'second plan' } } },
    ]);
    expect(backup.entries[0]?.versions.map(({ text }) => text)).toEqual(['first plan']);
    expect(await administration.export('nobody@example.org')).toBeNull();
  });

  it('gets a link that sets a new password', async () => {
    await server.signUp('ruth@example.org');
    const link = new URL((await administration.resetLinkFor('RUTH@example.org')) ?? '');
    expect(link.origin + link.pathname).toBe('https://plan.example.org/reset-password');
    const body = { token: link.searchParams.get('token'), password: NEXT };
    expect((await server.post('/api/auth/reset-password', { body })).statusCode).toBe(204);
    expect((await server.signIn('ruth@example.org', NEXT)).statusCode).toBe(200);
    expect(await administration.resetLinkFor('nobody@example.org')).toBeNull();
  });

  it('is removed with everything in it', async () => {
    await withPlan('ruth@example.org');
    expect(await administration.deleteUser('nobody@example.org')).toBe(false);
    expect(await administration.deleteUser('ruth@example.org')).toBe(true);
    expect(await emails(administration)).toEqual([]);
    expect(await server.engine.read('SELECT 1 AS one FROM blueprints')).toEqual([]);
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(401);
  });
});

describe('an account that is turned off', () => {
  it('ends its sessions and lets nobody in who knows the password, until it is turned on', async () => {
    const { cookie } = await withPlan('ruth@example.org');
    expect(await administration.lock('ruth@example.org')).toBe(true);
    expect(await server.userOf(cookie)).toBeNull();
    const refused = await server.signIn('ruth@example.org');
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      403,
      'This account has been turned off. Ask the person who runs this site to turn it back on.',
    ]);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await server.engine.read('SELECT 1 AS one FROM sessions')).toEqual([]);
    // A stranger learns nothing about it.
    expect((await server.signIn('ruth@example.org', 'a guess')).statusCode).toBe(401);
    expect(await administration.unlock('ruth@example.org')).toBe(true);
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(200);
    expect([
      await administration.lock('no@example.org'),
      await administration.unlock('no@example.org'),
    ]).toEqual([false, false]);
  });
});

describe('links to plans', () => {
  async function share(uid: string, cookie: string) {
    const site = { host: 'plan.example.org', origin: 'https://plan.example.org' };
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/users/${uid}/shares`,
      headers: { cookie, ...site },
      payload: { types: ['identity'], hasLaunchPage: false, forName: 'Miriam', mayComment: true, days: 7 },
    });
    return answer.json().share;
  }
  const living = async (uid: string) =>
    (await server.engine.read('SELECT 1 AS one FROM shares WHERE uid = ? AND ended_at IS NULL', [uid]))
      .length;

  it('are listed with number, end and comments, without a name or a word', async () => {
    const { uid, cookie } = await withPlan('ruth@example.org');
    expect((await administration.user('ruth@example.org'))?.links).toEqual([]);
    const { endsAt } = await share(uid, cookie);
    const description = await administration.user('ruth@example.org');
    expect(description?.links).toEqual([{ ends: new Date(endsAt), comments: 0 }]);
    expect(JSON.stringify(description)).not.toContain('Miriam');
  });

  it('end when the account is turned off, and stay ended when it is turned on again', async () => {
    const { uid, cookie } = await withPlan('ruth@example.org');
    await share(uid, cookie);
    expect(await living(uid)).toBe(1);
    await administration.lock('ruth@example.org');
    expect(await living(uid)).toBe(0);
    await administration.unlock('ruth@example.org');
    expect((await administration.user('ruth@example.org'))?.links).toEqual([]);
  });

  it('go with the account', async () => {
    const { uid, cookie } = await withPlan('ruth@example.org');
    await share(uid, cookie);
    await administration.deleteUser('ruth@example.org');
    expect(await server.engine.read('SELECT 1 AS one FROM shares')).toEqual([]);
  });
});

describe('the audit log', () => {
  it('says who did what to whose account, without the email of deleted accounts', async () => {
    const { uid } = await withPlan('ruth@example.org');
    await emails(administration);
    await administration.user('ruth@example.org');
    await administration.export('ruth@example.org');
    await administration.lock('ruth@example.org');
    await administration.unlock('ruth@example.org');
    await administration.resetLinkFor('ruth@example.org');
    await administration.user('nobody@example.org');
    const before = await administration.audit.newest(10);
    expect(before.every(({ actor }) => actor === 'boaz')).toBe(true);
    expect(before.map(({ action, email }) => `${action} ${email}`).sort()).toEqual([
      'export ruth@example.org',
      'lock ruth@example.org',
      'reset-link ruth@example.org',
      'unlock ruth@example.org',
      'user ruth@example.org',
      'users null',
    ]);
    await administration.deleteUser('ruth@example.org');
    const after = await administration.audit.newest(10);
    expect(after).toHaveLength(7);
    expect(after.filter(({ action }) => action !== 'users').map((entry) => [entry.uid, entry.email])).toEqual(
      Array.from({ length: 6 }, () => [uid, null]),
    );
    expect(JSON.stringify(await server.engine.read('SELECT * FROM audit_log'))).not.toContain('ruth');
  });
});
