import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '#server/database/engine.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { asForm, type Form, formOf, openLink } from './testing/reader.ts';

const WORDS = 'Is a year\n</pre><script>alert("1")</script> & $& realistic?';
const SHOWN =
  'Is a year\n&lt;/pre&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; $&amp; realistic?';

describe('a refused comment', () => {
  const lines: string[] = [];
  let opened: OpenedEngine;
  let app: TestApp;
  let dead: Record<string, string>;
  let living: string;
  beforeAll(async () => {
    opened = await openSqlite();
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    app = await openTestApp(opened.engine, {
      env: { LOG_LEVEL: 'trace' },
      isListening: true,
      logger: { level: 'trace', stream },
    });
    dead = await deadLinks();
    living = (await openLink(app, await owner('living'))).token;
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  async function owner(name: string): Promise<Person> {
    const person = await app.person(`${name}@example.org`);
    await person.create(newBlueprint('identity', '## Who it is for\n\nAdults who start late.'));
    return person;
  }

  async function deadLinks() {
    const ruth = await owner('ruth');
    const stopped = await openLink(app, ruth);
    await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${stopped.share.shareId}`);
    const silent = await openLink(app, ruth, { mayComment: false });
    const over = await openLink(app, ruth);
    await opened.engine.unit(function* () {
      yield statement('UPDATE shares SET ends_at = 1 WHERE share_id = ?', over.share.shareId);
    });
    const tidy = await owner('tidy');
    const deleted = await openLink(app, tidy);
    await tidy.call('DELETE', `${tidy.mine}/${(await tidy.list()).json().blueprints[0].id}`);
    const left = await owner('left');
    const ofLeft = await openLink(app, left);
    await left.call('POST', '/api/auth/delete-account', { body: { password: 'correct horse battery' } });
    return {
      unknown: 'a'.repeat(43),
      empty: '',
      long: 'x'.repeat(9_000),
      'not to be read': `${stopped.token}%zz`,
      'with a NUL': '%00',
      'with a slash': 'a/b',
      'that was stopped': stopped.token,
      'that has run out': over.token,
      'of a deleted topic': deleted.token,
      'of an account that is gone': ofLeft.token,
      'that may not be commented on': silent.token,
      'with a query': `${stopped.token}?sent=%zz`,
    };
  }

  async function post(token: string, body: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${app.port()}/r/${token}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { ...asForm, 'sec-fetch-site': 'same-origin', ...headers },
    });
    const head = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { status: answer.status, head: Object.fromEntries(head), text: await answer.text() };
  }
  const send = (form: Form, token = dead.unknown ?? '') => post(token, formOf(form));

  it('comes back escaped on the page for dead links, which is the same for every link', async () => {
    const read = await (await fetch(`http://127.0.0.1:${app.port()}/r/x`)).text();
    const bodies = [
      formOf({ text: `\r\n ${WORDS.replace('\n', '\r\n')} ` }),
      formOf({ text: ' ' }),
      '',
      '%ff=%ff&text=%ff',
      'x'.repeat(70_000),
    ];
    for (const body of bodies) {
      const first = await post(dead.unknown ?? '', body);
      for (const [name, token] of Object.entries(dead))
        expect([name, await post(token, body)]).toEqual([name, first]);
    }
    const [withWords, without, nothing] = await Promise.all(
      bodies.map((body) => post(dead.unknown ?? '', body)),
    );
    expect([withWords?.status, without?.status]).toEqual([404, 404]);
    expect(withWords?.text).toContain(`<pre>${SHOWN}</pre>`);
    expect(withWords?.head['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(withWords?.head['cache-control']).toBe('no-store');
    for (const page of [without, nothing]) expect(page?.text).toBe(read);
  });

  it('comes back as long as a comment may be, and no longer', async () => {
    const whole = '🎹'.repeat(1_000);
    expect((await send({ text: whole })).text).toContain(`<pre>${whole}</pre>`);
    expect((await send({ text: `x${whole}y` })).text).toContain(`<pre>x${'🎹'.repeat(999)}</pre>`);
  });

  it('comes back only to our own form', async () => {
    const text = 'nobody else sees this';
    const read = await (await fetch(`http://127.0.0.1:${app.port()}/r/x`)).text();
    for (const token of Object.values(dead)) {
      const foreign = await post(token, formOf({ text }), { 'sec-fetch-site': 'cross-site' });
      expect([foreign.status, foreign.text.includes(text)]).toEqual([403, false]);
      const plain = await post(token, formOf({ text }), { 'content-type': 'text/plain' });
      expect([plain.status, plain.text.includes(text)]).toEqual([415, false]);
      const program = await post(token, formOf({ text }), { 'sec-fetch-site': 'none' });
      expect([program.status, program.text]).toEqual([404, read]);
    }
  });

  it('is in no line of the log, and neither is its link', async () => {
    await send({ text: WORDS }, dead['not to be read']);
    await send({ text: WORDS }, dead['that was stopped']);
    const said = lines.join('');
    expect(said).toContain('"route":"/r/*"');
    for (const secret of ['realistic', dead['that was stopped'] ?? '']) expect(said).not.toContain(secret);
  });

  it('comes back escaped after our own failure, and only to our own form', async () => {
    const rename = (from: string, to: string) =>
      opened.engine.unit(function* () {
        yield statement(`ALTER TABLE ${from} RENAME TO ${to}`);
      });
    await rename('comments', 'comments_away');
    const answer = await send({ text: WORDS }, living);
    const program = await post(living, formOf({ text: WORDS }), { 'sec-fetch-site': 'none' });
    const read = await fetch(`http://127.0.0.1:${app.port()}/r/${living}`);
    await rename('comments_away', 'comments');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain(`failed-unsent Cornerstone <pre>${SHOWN}</pre>`);
    expect(answer.head['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.head['cache-control']).toBe('no-store');
    expect([program.status, program.text]).toEqual([500, await read.text()]);
    expect(program.text).not.toContain('<pre>');
    expect(lines.join('')).toContain('unexpected failure');
    expect(lines.join('')).not.toContain('realistic');
    expect((await send({ text: WORDS }, living)).status).toBe(303);
  });

  it('comes back whole if it is longer than a form may be, from any link alike', async () => {
    const long = `${WORDS} ${'🎹 again '.repeat(8_000)}the end`;
    const shown = `<pre>${SHOWN} ${'🎹 again '.repeat(8_000)}the end</pre>`;
    const first = await send({ text: long }, living);
    expect(first.status).toBe(413);
    expect(first.text).toContain('too-large-unsent');
    expect(first.text).toContain(shown);
    for (const [name, token] of Object.entries(dead))
      expect([name, await send({ text: long }, token)]).toEqual([name, first]);
    const quoted = await send({ text: 'Short.', quote: 'x'.repeat(70_000) }, living);
    expect([quoted.status, quoted.text.includes('<pre>Short.</pre>')]).toEqual([413, true]);
    const program = await post(living, formOf({ text: long }), { 'sec-fetch-site': 'none' });
    expect([program.status, program.text.includes('again')]).toEqual([413, false]);
    const most = await post(living, `text=${'x'.repeat(655_360)}`);
    expect([most.status, most.text.includes('xxx')]).toEqual([413, false]);
    expect(lines.join('')).not.toContain('again');
  });

  it('does not come back once it is stored', async () => {
    const answer = await send({ text: WORDS }, living);
    expect([answer.status, answer.text]).toEqual([303, '']);
  });
});
