import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#server/database/engine.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { PLAIN_LOOK } from './testing/plain-look.ts';
import { asForm, formOf, openLink, pageIn, readerAt } from './testing/reader.ts';

let opened: OpenedEngine;
beforeAll(async () => {
  opened = await openSqlite();
});
afterAll(() => opened.stop());

async function shared(app: TestApp, email: string): Promise<Person> {
  const person = await app.person(email);
  await person.create(newBlueprint('identity', '## Who it is for\n\nAdults who start late.'));
  return person;
}

function forwarded(engine: Engine): Engine {
  return {
    kind: 'sqlite',
    unit: (unit) => engine.unit(unit),
    commit: () => engine.commit(),
    ping: () => engine.ping(),
    read: (sql, params) => engine.read(sql, params),
    close: async () => undefined,
  };
}

describe('the token of a link', () => {
  it('is in no line of the log, whatever happens, and its route has no own metrics', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    let isBroken = false;
    const look = {
      ...PLAIN_LOOK,
      async drawPage(page: Parameters<typeof PLAIN_LOOK.drawPage>[0]) {
        if (isBroken) throw new Error('It cannot be drawn');
        return PLAIN_LOOK.drawPage(page);
      },
    };
    const app = await openTestApp(opened.engine, {
      env: { LOG_LEVEL: 'trace' },
      logger: { level: 'trace', stream },
      reader: look,
    });
    const link = await openLink(app, await shared(app, 'ruth@example.org'));
    await link.read();
    await link.comment();
    await link.comment({ text: '' });
    await link.comment({}, { 'content-type': 'text/plain' });
    await app.call('GET', `${link.path}%zz`);
    isBroken = true;
    const failed = await link.read();
    expect([failed.statusCode, failed.body.includes('failed Cornerstone')]).toEqual([500, true]);
    await app.close();
    const said = lines.join('');
    expect(said).toContain('It cannot be drawn');
    expect(said).toContain('"route":"/r/*"');
    expect(said).not.toContain(link.token);
    expect(said).not.toContain(link.token.slice(0, 12));
  });
});

describe('a link that leads nowhere', () => {
  it('costs a single query like any other, so that nobody can time the difference', async () => {
    let questions = 0;
    const counting: Engine = {
      ...forwarded(opened.engine),
      read(sql, params) {
        questions += 1;
        return opened.engine.read(sql, params);
      },
    };
    const app = await openTestApp(counting);
    const ruth = await shared(app, 'naomi@example.org');
    const stopped = await openLink(app, ruth);
    await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${stopped.share.shareId}`);
    const tidy = await shared(app, 'tidy@example.org');
    const deleted = await openLink(app, tidy);
    const { id } = (await tidy.list()).json().blueprints[0];
    await tidy.call('DELETE', `${tidy.mine}/${id}`);
    for (const token of ['a'.repeat(43), '', 'x'.repeat(9_000), stopped.token, deleted.token]) {
      questions = 0;
      expect((await readerAt(app, token).read()).statusCode).toBe(404);
      expect(questions).toBe(1);
    }
    await app.close();
  });
});

describe('many readers', () => {
  it('get a page that is rendered once, and again when a plan, a comment or the look changes', async () => {
    let drawn = 0;
    const reader = {
      ...PLAIN_LOOK,
      drawPage(...asked: Parameters<typeof PLAIN_LOOK.drawPage>) {
        drawn += 1;
        return PLAIN_LOOK.drawPage(...asked);
      },
    };
    const app = await openTestApp(opened.engine, { reader });
    const ruth = await shared(app, 'many@example.org');
    const link = await openLink(app, ruth);
    const encodings = ['br', 'gzip', 'identity', ''];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        app.call('GET', link.path, { headers: { 'accept-encoding': encodings[n % 4] } }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(drawn).toBe(1);
    const [br, zipped, plain] = answers.map(({ rawPayload }) => rawPayload);
    expect(brotliDecompressSync(br ?? '').equals(plain ?? Buffer.alloc(0))).toBe(true);
    expect(gunzipSync(zipped ?? '').equals(plain ?? Buffer.alloc(0))).toBe(true);
    await link.comment();
    expect((await link.page()).comments).toHaveLength(1);
    expect(drawn).toBe(2);
    const [blueprint] = (await ruth.list()).json().blueprints;
    const { version, ...doc } = blueprint;
    await ruth.replace({ ...doc, content: { ...doc.content, aiOutput: 'Other words' } }, version);
    expect((await link.page()).plans[0]?.parts[0]?.words).toBe('Other words');
    expect(drawn).toBe(3);
    const dark = await app.call('GET', link.path, { headers: { cookie: 'look=dark.100' } });
    expect(dark.body).toContain('<html data-theme="dark"');
    expect((await link.read()).body).not.toContain('data-theme');
    await app.close();
  });
});

describe('simultaneous readers', () => {
  it('are served in turns, one in each turn of the event loop, so that a save waits for one of them', async () => {
    let turn = 0;
    let isOver = false;
    const askedAt: number[] = [];
    const watching: Engine = {
      ...forwarded(opened.engine),
      read(sql, params) {
        if (sql.includes('token_hash')) askedAt.push(turn);
        return opened.engine.read(sql, params);
      },
    };
    const app = await openTestApp(watching);
    const link = await openLink(app, await shared(app, 'turns@example.org'));
    await link.read();
    askedAt.length = 0;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const dead = readerAt(app, 'a'.repeat(43));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? dead : link).read()),
    );
    isOver = true;
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    // Each is checked on arrival and, if there is something to send, when sending.
    expect(askedAt).toHaveLength(70);
    expect(new Set(askedAt).size).toBe(70);
    await app.close();
  });

  it('get nothing from a link that was stopped while their page was rendered', async () => {
    const { reader, isDrawing, mayGoOn } = heldAtDrawing();
    const app = await openTestApp(opened.engine, { reader });
    const ruth = await shared(app, 'meanwhile@example.org');
    const link = await openLink(app, ruth);
    const waiting = link.read();
    await isDrawing.promise;
    await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${link.share.shareId}`);
    mayGoOn.resolve();
    const { statusCode, body } = await waiting;
    expect([statusCode, body]).toEqual([404, (await readerAt(app, 'a'.repeat(43)).read()).body]);
    await app.close();
  });
});

it('a topic deleted during rendering is on no page that is sent', async () => {
  const { reader, isDrawing, mayGoOn } = heldAtDrawing();
  const app = await openTestApp(opened.engine, { reader });
  const ruth = await shared(app, 'two-topics@example.org');
  const audience = newBlueprint('audience', '## Regretted\n\nWords of another topic.');
  await ruth.create(audience);
  const link = await openLink(app, ruth, { types: ['identity', 'audience'] });
  const waiting = link.read();
  await isDrawing.promise;
  await ruth.call('DELETE', `${ruth.mine}/${audience.id}`);
  mayGoOn.resolve();
  const { statusCode, body } = await waiting;
  expect([
    statusCode,
    body.includes('Adults who start late'),
    body.includes('Words of another topic'),
  ]).toEqual([200, true, false]);
  await app.close();
});

describe('one address', () => {
  it('gets one page rendered at a time, and others come in between', async () => {
    const othersArePast = Promise.withResolvers<void>();
    const drawn: string[] = [];
    const reader = {
      ...PLAIN_LOOK,
      async drawPage(page: Parameters<typeof PLAIN_LOOK.drawPage>[0]) {
        drawn.push(page.forName);
        if (page.forName === 'flood') await othersArePast.promise;
        return PLAIN_LOOK.drawPage(page);
      },
    };
    const app = await openTestApp(opened.engine, { reader, env: { TRUST_PROXY: '127.0.0.1' } });
    const ruth = await shared(app, 'flood@example.org');
    const links = [];
    for (let n = 0; n < 6; n += 1) links.push(await openLink(app, ruth, { forName: 'flood' }));
    const other = await openLink(app, ruth, { forName: 'Miriam' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    // One customer of a provider has all of these addresses.
    const flood = links.flatMap(({ path }, n) => [
      app.call('GET', path, from(`2001:db8:0:${n}::1`)),
      app.call('POST', path, {
        payload: formOf({ text: '' }),
        headers: { ...asForm, ...from(`2001:db8::${n}`).headers },
      }),
    ]);
    const answer = await app.call('GET', other.path, from('203.0.113.9'));
    expect(answer.statusCode).toBe(200);
    expect(drawn.toSorted()).toEqual(['Miriam', 'flood']);
    othersArePast.resolve();
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array(6).fill(200), ...Array(6).fill(422)]);
    await app.close();
  });

  it('may send ten comments at once, to whatever links, then one a minute', async () => {
    let clock = Date.now();
    const app = await openTestApp(opened.engine, { env: { AUTH_LIMITS: 'on' }, now: () => clock });
    const links = [
      await openLink(app, await shared(app, 'one@example.org')),
      await openLink(app, await shared(app, 'two@example.org')),
    ];
    for (let n = 0; n < 10; n += 1)
      expect((await links[n % 2]?.comment({ text: `${n}` }))?.statusCode).toBe(303);
    const refused = await links[0]?.comment({ text: 'The eleventh' });
    expect(refused?.statusCode).toBe(429);
    expect(pageIn(refused?.body ?? '').refused).toMatchObject({
      problem: 'too-often',
      form: { body: 'The eleventh' },
    });
    clock += 60_000;
    expect((await links[0]?.comment({ text: 'The eleventh' }))?.statusCode).toBe(303);
    await app.close();
  });
});

describe('expensive requests', () => {
  it('count before the work starts: an unknown quote uses up the address’s allowance', async () => {
    // An hour later: the requests above no longer count.
    const now = () => Date.now() + 7_200_000;
    const app = await openTestApp(opened.engine, { env: { AUTH_LIMITS: 'on' }, now });
    const link = await openLink(app, await shared(app, 'quote@example.org'));
    const problems: unknown[] = [];
    for (let n = 0; n < 11; n += 1)
      problems.push(pageIn((await link.comment({ quote: 'Nobody wrote this.' })).body).refused?.problem);
    expect(problems).toEqual([...Array(10).fill('quote-not-found'), 'too-often']);
    await app.close();
  });

  it('are done once: a URL with an unknown comment gets the cached page', async () => {
    const app = await openTestApp(opened.engine);
    const link = await openLink(app, await shared(app, 'kept@example.org'));
    const { formId } = await link.page();
    expect((await link.page('?sent=made-up')).formId).toBe(formId);
    const dark = await app.call('GET', link.path, { headers: { cookie: 'look=dark.100' } });
    expect(dark.body).toContain(formId);
    await app.close();
  });
});

it('a page far larger than any book is not cached: a few dozen would fill the memory', async () => {
  const drawn = { book: 0, huge: 0 };
  const reader = {
    ...PLAIN_LOOK,
    async drawPage(page: Parameters<typeof PLAIN_LOOK.drawPage>[0]) {
      const size = page.forName === 'huge' ? 'huge' : 'book';
      drawn[size] += 1;
      const bytes = await PLAIN_LOOK.drawPage(page);
      return Buffer.concat([bytes, Buffer.alloc(size === 'huge' ? 4_000_000 : 1_000_000, ' ')]);
    },
  };
  const app = await openTestApp(opened.engine, { reader });
  const ruth = await shared(app, 'huge@example.org');
  for (const forName of ['huge', 'book']) {
    const link = await openLink(app, ruth, { forName });
    for (let times = 0; times < 3; times += 1) expect((await link.read()).statusCode).toBe(200);
  }
  expect(drawn).toEqual({ book: 1, huge: 3 });
  await app.close();
});

it('nor is the data of such a page', async () => {
  let times = 0;
  const reader: typeof PLAIN_LOOK = {
    ...PLAIN_LOOK,
    async readContents() {
      times += 1;
      const part = { heading: 'Who it is for', words: 'Adults', html: ' '.repeat(4_000_000) };
      return { plans: [{ type: 'identity', parts: [part] }], launch: undefined };
    },
    drawPage: async () => Buffer.from('<html><head></head></html>'),
  };
  const app = await openTestApp(opened.engine, { reader });
  const link = await openLink(app, await shared(app, 'huge-plan@example.org'));
  await link.comment({ text: '' });
  await link.comment({ text: '' });
  expect(times).toBe(2);
  await app.close();
});

describe('SHARING=off', () => {
  it('removes all routes for links, tells the page, and keeps the comments for their owner', async () => {
    const on = await openTestApp(opened.engine);
    const ruth = await shared(on, 'off@example.org');
    const link = await openLink(on, ruth);
    await link.comment();
    await on.close();
    const app = await openTestApp(opened.engine, { env: { SHARING: 'off' } });
    for (const [method, path] of [
      ['GET', link.path],
      ['POST', link.path],
      ['GET', `/api/users/${ruth.uid}/shares`],
      ['POST', `/api/users/${ruth.uid}/shares`],
      ['DELETE', `/api/users/${ruth.uid}/shares/${link.share.shareId}`],
      ['POST', `/api/users/${ruth.uid}/share-mail`],
      ['POST', '/stop-mail?token=x'],
    ] as const) {
      const answer = await app.call(method, path, { headers: { cookie: ruth.cookie } });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    const page = await app.call('GET', '/', { headers: { cookie: ruth.cookie } });
    expect(page.body).toContain('"isSharingOff":true');
    const { comments } = (
      await app.call('GET', `/api/users/${ruth.uid}/documents`, { headers: { cookie: ruth.cookie } })
    ).json();
    expect(comments).toHaveLength(1);
    await app.close();
  });
});

/** Blocks rendering until released. */
function heldAtDrawing() {
  const [isDrawing, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reader = {
    ...PLAIN_LOOK,
    async drawPage(page: Parameters<typeof PLAIN_LOOK.drawPage>[0]) {
      isDrawing.resolve();
      await mayGoOn.promise;
      return PLAIN_LOOK.drawPage(page);
    },
  };
  return { reader, isDrawing, mayGoOn };
}
