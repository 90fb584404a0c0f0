import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountServer,
  cookiesFrom,
  PASSWORD,
  startAccountServer,
} from '#server/accounts/testing/account-server.ts';
import { linkIn, startMailCatcher } from '#server/accounts/testing/mail-catcher.ts';
import { statement } from '#server/database/engine.ts';

const SITE = 'https://plan.example.org';
const HOUR = 3_600_000;

let post: Awaited<ReturnType<typeof startMailCatcher>>;
let server: AccountServer;
let clock = 0;
beforeEach(async () => {
  post = await startMailCatcher();
  clock = Date.now();
});
afterEach(async () => {
  await server.stop();
  post.stop();
});

async function start(env: Record<string, string> = { SMTP_URL: post.url }): Promise<void> {
  server = await startAccountServer({ env: { PUBLIC_URL: SITE, ...env }, now: () => clock });
}

async function signUp(email: string): Promise<string> {
  return cookiesFrom(await server.signUp(email));
}

async function letterTo(email: string, count = 1): Promise<URL> {
  const mine = () => post.mails.filter(({ to }) => to === email);
  // A process's first email waits for the mail module to load, which takes seconds on a busy machine.
  await expect.poll(() => mine().length).toBe(count);
  const last = mine().at(-1);
  if (!last) throw new Error('No letter');
  return linkIn(last);
}

const stateOf = async (cookie: string) =>
  (await server.app.inject({ url: '/api/auth/email', headers: { cookie } })).json();
const ask = (cookie: string) => server.post('/api/auth/email/confirm', { cookie, body: {} });
const open = ({ pathname, search }: URL) => server.app.inject({ url: `${pathname}${search}` });

describe('a new account', () => {
  it('is asked to confirm its email, and everything works before that', async () => {
    await start();
    const cookie = await signUp('ruth@example.org');
    const link = await letterTo('ruth@example.org');
    expect(post.mails[0]?.text).toContain('Subject: Confirm your email for Cornerstone');
    expect(link.origin + link.pathname).toBe('https://plan.example.org/confirm-email');
    expect(await stateOf(cookie)).toEqual({ state: 'unconfirmed' });
    expect(await server.userOf(cookie)).toMatchObject({ email: 'ruth@example.org' });
    expect((await server.signIn('ruth@example.org')).statusCode).toBe(200);

    const page = await open(link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>Your email is confirmed</h1>');
    expect(page.body).toContain('Thank you. You can close this page, or go back to your topics.');
    expect(page.body).not.toContain('ruth');
    expect(await stateOf(cookie)).toEqual({ state: 'confirmed' });
    expect((await open(link)).statusCode).toBe(200);
  });

  it('is not asked where no mail is set up', async () => {
    await start({});
    const cookie = await signUp('ruth@example.org');
    expect(await stateOf(cookie)).toEqual({ state: 'unasked' });
    const answer = await ask(cookie);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'mail-unavailable']);
  });
});

describe('a link', () => {
  it('is invalid when it is old, changed, or for another account or email', async () => {
    await start();
    await signUp('ruth@example.org');
    const naomi = await signUp('naomi@example.org');
    const link = await letterTo('ruth@example.org');
    const token = link.searchParams.get('token') ?? '';
    const [uid = '', until = '', seal = ''] = token.split('.');
    const other = (await letterTo('naomi@example.org')).searchParams.get('token')?.split('.')[0] ?? '';
    const forged = [
      '',
      'nonsense',
      `${token}&token=${token}`,
      `${uid}.${Number(until) + HOUR}.${seal}`,
      `${other}.${until}.${seal}`,
      `${uid}.${until}.${'0'.repeat(32)}`,
      `${'u'.repeat(36)}.${until}.${seal}`,
    ];
    for (const wrong of forged) {
      const page = await open(new URL(`${SITE}/confirm-email?token=${wrong}`));
      expect([wrong, page.statusCode]).toEqual([wrong, 410]);
      expect(page.body).toContain('<h1>This link doesn’t work anymore</h1>');
      expect(page.body).toContain('Nothing is lost: open My data in the app and ask for a new link.');
    }
    clock += 49 * HOUR;
    expect((await open(link)).statusCode).toBe(410);
    clock -= 49 * HOUR;
    await server.engine.unit(function* () {
      yield statement("UPDATE users SET email = 'new@example.org' WHERE uid = ?", uid);
    });
    expect((await open(link)).statusCode).toBe(410);
    expect(await stateOf(naomi)).toEqual({ state: 'unconfirmed' });
    const rows = await server.engine.read('SELECT email_verified FROM users WHERE email_verified = 1');
    expect(rows).toEqual([]);
  });
});

describe('the page behind a link', () => {
  it('has its own style and no script, and its policy allows just that', async () => {
    await start();
    const { body, headers, statusCode } = await open(new URL(`${SITE}/confirm-email`));
    expect(statusCode).toBe(410);
    const style = /<style>(.+)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).toContain('color-scheme:light dark');
    const policy = String(headers['content-security-policy']).split('; ');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy.find((part) => part.startsWith('style-src'))).toContain(`'sha256-${hash}'`);
    expect(policy.find((part) => part.startsWith('script-src'))).not.toContain('sha256-');
    expect(body).not.toContain('<script');
  });
});

describe('asking for another link', () => {
  it('needs a session, and is allowed three times, then one every twenty minutes', async () => {
    await start();
    expect((await ask('')).statusCode).toBe(401);
    const anonymous = await server.app.inject({ url: '/api/auth/email' });
    expect(anonymous.statusCode).toBe(401);
    const cookie = await signUp('ruth@example.org');
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await ask(cookie)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429, 429]);
    const link = await letterTo('ruth@example.org', 4);
    clock += 20 * 60_000;
    expect((await ask(cookie)).statusCode).toBe(204);
    await letterTo('ruth@example.org', 5);
    await open(link);
    clock += 20 * 60_000;
    expect((await ask(cookie)).statusCode).toBe(204);
    expect(await stateOf(cookie)).toEqual({ state: 'confirmed' });
    await server.app.close();
    expect(post.mails).toHaveLength(5);
  });
});

describe('an email that somebody else signs up with, again and again', () => {
  it('gets at most three emails at sign-up and three on request, even when the account is deleted in between', async () => {
    await start();
    for (let n = 0; n < 6; n += 1) {
      const address = `198.51.100.${n}`;
      const answer = await server.signUp('ruth@example.org', PASSWORD, { address });
      expect(answer.statusCode).toBe(200);
      const cookie = cookiesFrom(answer);
      const asked = await server.post('/api/auth/email/confirm', { cookie, body: {}, address });
      expect(asked.statusCode).toBe(n < 3 ? 204 : 429);
      const body = { password: PASSWORD };
      expect((await server.post('/api/auth/delete-account', { cookie, body })).statusCode).toBe(204);
    }
    await letterTo('ruth@example.org', 6);
    await server.app.close();
    expect(post.mails).toHaveLength(6);
  });
});
