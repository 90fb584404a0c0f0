import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountServer,
  cookiesFrom,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';
import { linkIn, startMailCatcher } from '#server/accounts/testing/mail-catcher.ts';
import { createAdministration } from '#server/administration/administration.ts';
import { statement } from '#server/database/engine.ts';

const NEXT = 'another long sentence';
const SITE = 'https://plan.example.org';

let post: Awaited<ReturnType<typeof startMailCatcher>>;
let server: AccountServer;

async function start(options: Parameters<typeof startAccountServer>[0] = {}) {
  const env = { SMTP_URL: post.url, MAIL_FROM: 'plans@example.org', PUBLIC_URL: SITE };
  server = await startAccountServer({ env, ...options });
}

beforeEach(async () => {
  post = await startMailCatcher();
});
afterEach(async () => {
  await server.stop();
  post.stop();
});

const ask = (email: string) => server.post('/api/auth/request-password-reset', { body: { email } });
const reset = (token: string, password = NEXT) =>
  server.post('/api/auth/reset-password', { body: { token, password } });

// A new account also gets an email, to confirm its address.
const resets = () => post.mails.filter(({ text }) => text.includes('Subject: Reset your'));

async function mailedToken(email: string): Promise<string> {
  const seen = resets().length;
  await ask(email);
  await expect.poll(() => resets().length).toBe(seen + 1);
  const mail = resets()[seen];
  return (mail && linkIn(mail).searchParams.get('token')) ?? '';
}

describe('a forgotten password', () => {
  it('is reset by a mailed link, which ends every session', async () => {
    await start();
    const cookie = cookiesFrom(await server.signUp('ruth@example.org'));
    const answer = await ask('Ruth@Example.org');
    expect(answer.statusCode).toBe(204);
    await expect.poll(() => resets().length).toBe(1);
    expect(resets()[0]).toMatchObject({ from: 'plans@example.org', to: 'ruth@example.org' });
    expect(resets()[0]?.text).toContain('Subject: Reset your Cornerstone password');
    const [letter] = resets();
    const link = letter && linkIn(letter);
    expect(link?.href).toMatch(/^https:\/\/plan\.example\.org\/reset-password\?token=[\w-]{20,}$/);

    expect((await reset(link?.searchParams.get('token') ?? '')).statusCode).toBe(204);
    expect(await server.userOf(cookie)).toBeNull();
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(401);
    expect((await server.signIn('ruth@example.org', NEXT)).statusCode).toBe(200);
  });

  it('can be reset once per link, and using one link ends the others', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const first = await mailedToken('ruth@example.org');
    const second = await mailedToken('ruth@example.org');
    expect((await reset(first)).statusCode).toBe(204);
    for (const token of [first, second]) {
      const again = await reset(token, 'a third long sentence');
      expect(again.statusCode).toBe(400);
      expect(again.json().error).toMatchObject({
        code: 'reset-link-invalid',
        message: 'This reset link has expired or was already used. Ask for a new one.',
      });
    }
    expect((await server.signIn('ruth@example.org', NEXT)).statusCode).toBe(200);
  });

  it('lets one of fifteen uses of a link at the same moment through', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const token = await mailedToken('ruth@example.org');
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => reset(token, `long sentence ${n}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(14).fill(400)]);
  });

  it('keeps the link when the new password is refused', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const token = await mailedToken('ruth@example.org');
    expect((await reset(token, '123456')).json().error.code).toBe('common-password');
    expect((await reset(token, 'short')).json().error.code).toBe('password-too-short');
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('expires after an hour', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const token = await mailedToken('ruth@example.org');
    const [link] = await server.engine.read('SELECT created_at, expires_at FROM verifications');
    expect(Number(link?.expires_at) - Number(link?.created_at)).toBeCloseTo(3_600_000, -4);
    await server.engine.unit(function* () {
      yield statement('UPDATE verifications SET expires_at = expires_at - 3600000');
    });
    expect((await reset(token)).json().error.code).toBe('reset-link-invalid');
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(200);
  });

  it('is stored only as a hash', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const token = await mailedToken('ruth@example.org');
    const rows = await server.engine.read('SELECT * FROM verifications');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('confirms the email when the link came by mail, and not when the operator made it', async () => {
    await start();
    const stateOf = async (email: string) => {
      const cookie = cookiesFrom(await server.signIn(email, NEXT));
      const answer = await server.app.inject({ url: '/api/auth/email', headers: { cookie } });
      return answer.json().state;
    };
    await server.signUp('ruth@example.org');
    expect((await reset(await mailedToken('ruth@example.org'))).statusCode).toBe(204);
    expect(await stateOf('ruth@example.org')).toBe('confirmed');

    await server.signUp('anna@example.org');
    const { engine } = server;
    const operator = createAdministration({ engine, baseUrl: SITE, actor: 'operator' });
    const link = new URL((await operator.resetLinkFor('anna@example.org')) ?? '');
    expect((await reset(link.searchParams.get('token') ?? '')).statusCode).toBe(204);
    expect(await stateOf('anna@example.org')).toBe('unconfirmed');
  });

  it('confirms nothing for a forged mark', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const [token] = (await mailedToken('ruth@example.org')).split('-');
    expect((await reset(`${token}-${'0'.repeat(32)}`)).statusCode).toBe(400);
    expect((await reset(token ?? '')).statusCode).toBe(204);
    const [row] = await server.engine.read('SELECT email_verified FROM users');
    expect(row?.email_verified).toBe(0);
  });

  it('makes the browser a known device, so its owner gets in while strangers use up the attempts', async () => {
    await start();
    await server.signUp('ruth@example.org');
    for (let index = 0; index < 20; index += 1) {
      await server.signIn('ruth@example.org', `guess ${index}`, { address: `198.51.100.${index}` });
    }
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(429);
    const cookie = cookiesFrom(await reset(await mailedToken('ruth@example.org')));
    expect((await server.signIn('ruth@example.org', NEXT, { cookie })).statusCode).toBe(200);
  });
});

describe('asking for a link', () => {
  it('answers an unknown email the same way, and sends nothing', async () => {
    await start();
    const unknown = await ask('nobody@example.org');
    expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
    await server.signUp('ruth@example.org');
    const known = await ask('ruth@example.org');
    expect([known.statusCode, known.body]).toEqual([204, '']);
    const { date: _a, 'x-request-id': _b, ...headers } = known.headers;
    expect(unknown.headers).toMatchObject(headers);
    await expect.poll(() => resets().length).toBe(1);
    expect(resets()[0]?.to).toBe('ruth@example.org');
  });

  it('answers before the mail is sent, and while the mail server is down', async () => {
    post.stop();
    await start();
    await server.signUp('ruth@example.org');
    expect((await ask('ruth@example.org')).statusCode).toBe(204);
    await expect.poll(() => server.errors.length).toBeGreaterThan(0);
  });

  it('sends one person at most three mails at once', async () => {
    await start();
    await server.signUp('ruth@example.org');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask('ruth@example.org')).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429, 429, 429]);
    const unknown: number[] = [];
    for (let n = 0; n < 6; n += 1) unknown.push((await ask('nobody@example.org')).statusCode);
    expect(unknown).toEqual(statuses);
  });

  it('says so when this site cannot send mail', async () => {
    await start({ env: {} });
    const answer = await ask('ruth@example.org');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('mail-unavailable');
  });
});
