import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, startMailCatcher } from '#server/accounts/testing/mail-catcher.ts';
import { statement } from '#server/database/engine.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { commentMailJobs } from './comment-mail.ts';
import { asForm, openLink } from './testing/reader.ts';

const HOUR = 3_600_000;
const SITE = 'https://plan.example.org';

describe.each(ENGINES)('an email about new comments, on $name', ({ open }) => {
  let opened: OpenedEngine;
  let app: TestApp;
  let post: Awaited<ReturnType<typeof startMailCatcher>>;
  let clock = Date.now();
  let people = 0;
  beforeAll(async () => {
    opened = await open();
    post = await startMailCatcher();
    app = await openTestApp(opened.engine, {
      env: { SMTP_URL: post.url, PUBLIC_URL: SITE },
      now: () => clock,
    });
  });
  afterAll(async () => {
    await app.close();
    post.stop();
    await opened.stop();
  });
  beforeEach(() => {
    clock += 100 * HOUR;
  });

  const call = (person: Person, method: string, path: string, body?: unknown) =>
    person.call(method, path, { body, headers: { origin: SITE, host: 'plan.example.org' } });
  const choose = (person: Person, isOn: boolean) =>
    call(person, 'POST', `/api/users/${person.uid}/share-mail`, { isOn });
  const send = async () => {
    const before = post.mails.length;
    for (const { run } of commentMailJobs({ ...app, store: opened.engine, now: () => clock })) await run();
    // The email that confirms an address may arrive at any time.
    return post.mails.slice(before).filter(({ text }) => text.includes('new comment'));
  };
  async function owner() {
    people += 1;
    const email = `mail-${people}@example.org`;
    const answer = await app.call('POST', '/api/auth/sign-up', {
      body: { email, password: 'correct horse battery' },
      headers: { origin: SITE, host: 'plan.example.org' },
    });
    const { uid } = answer.json().user;
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const person = {
      uid,
      cookie,
      call: (method: string, path: string, { headers, ...rest }: Parameters<Person['call']>[2] = {}) =>
        app.call(method, path, {
          ...rest,
          headers: { cookie, origin: SITE, host: 'plan.example.org', ...headers },
        }),
    } as Person;
    const topic = newBlueprint('identity', '## Who it is for\n\nAdults who start late.');
    await person.call('PUT', `/api/users/${uid}/blueprints/${topic.id}`, {
      body: topic,
      headers: { 'if-none-match': '*' },
    });
    return { person, email, link: await openLink(app, person) };
  }

  it('goes only to people who asked for it, once a day at most, and not on a day without comments', async () => {
    const { person, email, link } = await owner();
    await link.comment({ text: 'Before anybody asked for letters' });
    expect((await call(person, 'GET', `/api/users/${person.uid}/shares`)).json().mail).toBe(false);
    expect(await send()).toEqual([]);
    clock += 1_000;
    expect((await choose(person, true)).statusCode).toBe(204);
    expect(await send()).toEqual([]);
    clock += 1_000;
    await link.comment({ text: 'Secret words', name: 'Miriam' });
    clock += 1_000;
    await link.comment({ text: 'More', name: '' });
    clock += 1_000;
    const [letter, ...others] = await send();
    expect(others).toEqual([]);
    const text = letter?.text.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '';
    expect([letter?.to, text.includes('Subject: You have 2 new comments in Cornerstone')]).toEqual([
      email,
      true,
    ]);
    const { comments } = (await call(person, 'GET', `/api/users/${person.uid}/documents`)).json();
    const ids: string[] = comments.slice(1).map(({ id }: { id: string }) => id);
    for (const id of ids) expect(text).toContain(`${SITE}/blueprints/identity#comment-${id}`);
    expect(text).toContain('Miriam: ');
    expect(text).toContain('A reader: ');
    for (const secret of ['Secret words', 'Before anybody']) expect(text).not.toContain(secret);
    expect(text).toMatch(/List-Unsubscribe:\s+<https:\/\/plan\.example\.org\/stop-mail\?token=/);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await link.comment({ text: 'Again' });
    clock += 23 * HOUR;
    expect(await send()).toEqual([]);
    clock += HOUR;
    expect(await send()).toHaveLength(1);
    clock += 48 * HOUR;
    expect(await send()).toEqual([]);
  });

  it('is turned off by one press, from the page or from the mail program, and by nobody else', async () => {
    const { person, email, link } = await owner();
    await choose(person, true);
    clock += 1_000;
    await link.comment();
    clock += 1_000;
    const letter = (await send()).find(({ to }) => to === email);
    const text = letter?.text.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '';
    const stop = new URL(/To stop these emails: (\S+)/.exec(text)?.[1] ?? '');
    const at = `${stop.pathname}${stop.search}`;
    const isOn = async () => (await call(person, 'GET', `/api/users/${person.uid}/shares`)).json().mail;
    const asked = await app.call('GET', at, { headers: { host: 'plan.example.org' } });
    expect([asked.statusCode, asked.body.includes('mail-asked')]).toEqual([200, true]);
    expect(await isOn()).toBe(true);
    for (const wrong of [`${at}0`, `/stop-mail?token=${person.uid}.${'0'.repeat(32)}`, '/stop-mail?token=x'])
      expect((await app.call('POST', wrong, { payload: 'a=b', headers: asForm })).statusCode).toBe(404);
    expect(await isOn()).toBe(true);
    const headers = { ...asForm, origin: undefined, host: 'plan.example.org' };
    const pressed = await app.call('POST', at, { payload: 'List-Unsubscribe=One-Click', headers });
    expect([pressed.statusCode, pressed.body.includes('mail-stopped')]).toEqual([200, true]);
    expect(await isOn()).toBe(false);
    expect(linkIn({ from: '', to: '', text }).origin).toBe(SITE);
  });

  it('is sent by one of two servers, and again when the mail server was away', async () => {
    const { person, link } = await owner();
    await choose(person, true);
    clock += 1_000;
    await link.comment();
    clock += 1_000;
    const around = { ...app, store: opened.engine, now: () => clock };
    const sent: string[] = [];
    let isAway = true;
    const sendLetter = async ({ to }: { to: string }) => {
      if (isAway) throw new Error('away');
      sent.push(to);
    };
    const accounts = { ...app.accounts, sendLetter };
    const run = async () => {
      for (const job of commentMailJobs({ ...around, accounts })) await job.run();
    };
    await expect(run()).rejects.toThrow('away');
    isAway = false;
    await Promise.all([run(), run(), run()]);
    expect(sent).toHaveLength(1);
  });

  it('is not sent about an account that is turned off, and goes with the account', async () => {
    const { person, link } = await owner();
    await choose(person, true);
    clock += 1_000;
    await link.comment();
    clock += 1_000;
    await opened.engine.unit(function* () {
      yield statement('UPDATE users SET locked_at = 1 WHERE uid = ?', person.uid);
    });
    expect(await send()).toEqual([]);
    await opened.engine.unit(function* () {
      yield statement('UPDATE users SET locked_at = NULL WHERE uid = ?', person.uid);
    });
    await person.call('POST', '/api/auth/delete-account', { body: { password: 'correct horse battery' } });
    expect(
      await opened.engine.read('SELECT 1 AS one FROM comment_mails WHERE uid = ?', [person.uid]),
    ).toEqual([]);
  });
});
