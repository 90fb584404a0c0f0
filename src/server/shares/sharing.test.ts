import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, statement } from '#server/database/engine.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { askFor, formOf, openLink, pageIn, readerAt } from './testing/reader.ts';

const PLAN = [
  '## Who it is for',
  'Adults who start late. They want to play within a year. [ADD: how many]',
  '**Goal (owner only):** thirty people',
  '## Price',
  'Ten lessons for $290.',
].join('\n\n');
const DAY = 86_400_000;

describe.each(ENGINES)('a reader with a link, on $name', ({ open }) => {
  let opened: OpenedEngine;
  let engine: Engine;
  let app: TestApp;
  let clock = Date.now();
  let people = 0;
  beforeAll(async () => {
    opened = await open();
    engine = opened.engine;
    app = await openTestApp(engine, { now: () => clock });
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  async function owner(): Promise<Person & { topic: ReturnType<typeof newBlueprint> }> {
    people += 1;
    const person = await app.person(`owner-${people}@example.org`);
    const topic = newBlueprint('identity', PLAN);
    await person.create(topic);
    return { ...person, topic };
  }
  const comments = async (person: Person) =>
    (await person.call('GET', `/api/users/${person.uid}/documents`)).json().comments;

  it('reads the newest saved text of the chosen plans, without what is private, and nothing else', async () => {
    const ruth = await owner();
    await ruth.create(newBlueprint('audience', '## Secret\n\nof another topic'));
    const link = await openLink(app, ruth);
    const page = await link.page();
    expect(page).toMatchObject({
      brandName: 'Cornerstone',
      forName: 'Miriam',
      mayComment: true,
      comments: [],
    });
    expect(page.plans.map(({ type, parts }) => [type, parts.map(({ heading }) => heading)])).toEqual([
      ['identity', ['Who it is for', 'Price']],
    ]);
    const { body } = await link.read();
    expect(body).toContain('____________ (how many)');
    for (const secret of ['owner only', 'thirty people', 'of another topic', 'ADD:', ruth.uid, 'answers'])
      expect(body).not.toContain(secret);
    const content = { ...ruth.topic.content, aiOutput: '## Who it is for\n\nSomebody else.' };
    await ruth.replace({ ...ruth.topic, content }, 1);
    expect((await link.page()).plans[0]?.parts[0]?.words).toBe('Somebody else.');
  });

  it('sees no question about private parts of an unshared plan', async () => {
    const ruth = await owner();
    const asked = '## Work\n\nWeekly.\n\n## Still to confirm\n\n- Is $2,400 before taxes?\n- Whose room?';
    await ruth.create(newBlueprint('audience', asked));
    const link = await openLink(app, ruth, { types: ['audience'] });
    expect((await link.read()).body).toContain('2,400');
    const content = { ...ruth.topic.content, aiOutput: '## Goal\n\n**Goal (owner only):** $2,400 a month' };
    await ruth.replace({ ...ruth.topic, content }, 1);
    const { body } = await link.read();
    expect(body).not.toContain('2,400');
    expect(body).toContain('Whose room?');
  });

  it('gets a page that is not cached, indexed or sent as a referrer, and runs no script', async () => {
    const link = await openLink(app, await owner());
    const { headers, statusCode } = await link.read();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(String(headers['content-security-policy'])).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect([headers['set-cookie'], headers.etag]).toEqual([undefined, undefined]);
  });

  it('gets the URL once: only its hash is stored', async () => {
    const ruth = await owner();
    const { token, share } = await openLink(app, ruth, { forName: '  Miriam \n of  church ' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(share).toMatchObject({ forName: 'Miriam of church', types: ['identity'], mayComment: true });
    expect(Date.parse(share.endsAt) - Date.parse(share.createdAt)).toBe(14 * DAY);
    expect(JSON.stringify(await engine.read('SELECT * FROM shares'))).not.toContain(token);
    const listed = (await ruth.call('GET', `/api/users/${ruth.uid}/shares`)).json();
    expect(listed).toEqual({ shares: [share], mail: null });
  });

  it('gets the same page at every dead link', async () => {
    const ruth = await owner();
    const { token, share } = await openLink(app, ruth);
    expect((await readerAt(app, token).read()).statusCode).toBe(200);
    for (let times = 0; times < 2; times += 1)
      expect((await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${share.shareId}`)).statusCode).toBe(
        204,
      );
    const run = await openLink(app, await owner(), { days: 7 });
    clock += 7 * DAY + 1;
    const locked = await owner();
    const ofLocked = await openLink(app, locked);
    await engine.unit(function* () {
      yield statement('UPDATE users SET locked_at = 1 WHERE uid = ?', locked.uid);
    });
    const left = await owner();
    const ofLeft = await openLink(app, left);
    await left.call('POST', '/api/auth/delete-account', { body: { password: 'correct horse battery' } });
    const tidy = await owner();
    const ofDeleted = await openLink(app, tidy);
    await tidy.call('DELETE', `${tidy.mine}/${tidy.topic.id}`);
    const unwritten = await owner();
    const ofUnwritten = await openLink(app, unwritten);
    const content = { ...unwritten.topic.content, aiOutput: ' ' };
    await unwritten.replace({ ...unwritten.topic, content }, 1);
    const dead = {
      unknown: 'a'.repeat(43),
      empty: '',
      short: 'abc',
      long: 'x'.repeat(10_000),
      'not to be read': '%zz',
      'with a NUL': '%00',
      'with a slash': 'a/b',
      stopped: token,
      'run out': run.token,
      'of an account that is turned off': ofLocked.token,
      'of an account that is gone': ofLeft.token,
      'of a topic that was deleted': ofDeleted.token,
      'of a topic without a plan': ofUnwritten.token,
      'in other letters': token.toUpperCase(),
    };
    const answers = await Promise.all(
      Object.entries(dead).map(async ([name, wrong]) => {
        const { statusCode, body, headers } = await app.call('GET', `/r/${wrong}`);
        const { 'x-request-id': _, date: __, ...rest } = headers;
        return [name, statusCode, body, JSON.stringify(rest)] as const;
      }),
    );
    const [, , one, head] = answers[0] ?? [];
    expect(one).toContain('gone Cornerstone');
    for (const [name, status, body, rest] of answers) {
      expect([name, status, body]).toEqual([name, 404, one]);
      expect([name, JSON.parse(rest)]).toEqual([name, JSON.parse(head ?? '')]);
    }
    for (const wrong of [dead.unknown, dead.stopped, dead['run out']]) {
      const answer = await readerAt(app, wrong).comment();
      expect([answer.statusCode, answer.body]).toEqual([404, one]);
    }
  });

  it('reads a topic again when its deletion is undone, and never one that was started again', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth);
    await ruth.call('DELETE', `${ruth.mine}/${ruth.topic.id}`);
    expect((await link.read()).statusCode).toBe(404);
    await ruth.call('POST', `${ruth.mine}/${ruth.topic.id}/restore`, { body: {} });
    expect((await link.read()).statusCode).toBe(200);
    await ruth.call('DELETE', `${ruth.mine}/${ruth.topic.id}`);
    await ruth.create(newBlueprint('identity', 'Begun again, and not shared'));
    expect((await link.read()).statusCode).toBe(404);
  });

  it('is cut off at once on every server when the link is stopped on one of them', async () => {
    const other = await openTestApp(engine, { now: () => clock });
    const ruth = await owner();
    const link = await openLink(app, ruth);
    expect((await readerAt(other, link.token).read()).statusCode).toBe(200);
    await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${link.share.shareId}`);
    expect((await readerAt(other, link.token).read()).statusCode).toBe(404);
    expect((await readerAt(other, link.token).comment()).statusCode).toBe(404);
    await other.close();
  });

  it('changes and counts nothing by reading', async () => {
    const link = await openLink(app, await owner());
    const state = async () =>
      JSON.stringify(
        await Promise.all(
          ['shares', 'comments', 'auth_limits', 'sessions', 'revisions', 'comment_mails'].map((table) =>
            engine.read(`SELECT * FROM ${table} ORDER BY 1, 2`),
          ),
        ),
      );
    const before = await state();
    for (const query of ['', '?sent=nothing', '?sent=a&sent=b']) await link.read(query);
    await app.call('HEAD', link.path);
    expect(await state()).toBe(before);
  });

  it('comments on a part; the owner reads the comment with everything else, replies and deletes it', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth);
    const { formId } = await link.page();
    const sent = await link.comment({
      id: formId,
      quote: 'They want to play\nwithin a year.',
      name: ' Miriam  K. ',
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `?sent=${formId}#comment-${formId}`]);
    const page = await link.page(`?sent=${formId}`);
    expect(page.arrived).toBe(formId);
    const [comment] = await comments(ruth);
    expect(comment).toMatchObject({
      version: 1,
      commentId: formId,
      shareId: link.share.shareId,
      type: 'identity',
      anchor: {
        heading: 'Who it is for',
        exact: 'They want to play within a year.',
        prefix: 'Adults who start late. ',
      },
      name: 'Miriam K.',
      body: 'Is a year realistic?',
      reply: '',
      isDone: false,
    });
    const { version, ...doc } = comment;
    const at = `/api/users/${ruth.uid}/comments/${doc.id}`;
    const save = (body: object, of: number) =>
      ruth.call('PUT', at, { body, headers: { 'if-match': `"${of}"` } });
    expect((await save({ ...doc, replyDraft: 'Not sent yet' }, version)).statusCode).toBe(200);
    expect((await link.read()).body).not.toContain('Not sent yet');
    expect((await save({ ...doc, reply: 'I hope so.' }, 2)).statusCode).toBe(200);
    expect((await link.page()).comments).toMatchObject([{ reply: 'I hope so.' }]);
    await ruth.call('DELETE', at);
    expect((await link.page()).comments).toEqual([]);
    expect(await comments(ruth)).toEqual([]);
  });

  it('never reads comments of another link', async () => {
    const ruth = await owner();
    const [one, two] = [await openLink(app, ruth), await openLink(app, ruth)];
    await one.comment({ text: 'Only for this link' });
    expect((await two.read()).body).not.toContain('Only for this link');
    expect((await one.read()).body).toContain('Only for this link');
  });

  it('may not comment where it was not allowed', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth, { mayComment: false });
    expect((await link.page()).mayComment).toBe(false);
    expect((await link.comment()).statusCode).toBe(404);
    expect(await comments(ruth)).toEqual([]);
  });

  it('gets every word of a refused comment back, with the reason', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth);
    const cases: [Parameters<typeof link.comment>[0], string][] = [
      [{ text: ' \n ' }, 'empty'],
      [{ text: 'x'.repeat(2_001) }, 'too-long'],
      [{ quote: 'x'.repeat(301) }, 'quote-too-long'],
      [{ quote: 'Ten lessons for $290.' }, 'quote-not-found'],
      [{ name: 'x'.repeat(61) }, 'name-too-long'],
      [{ heading: 'Gone', text: 'My words' }, 'part-gone'],
      [{ type: 'audience', text: 'My words' }, 'part-gone'],
      [{ type: 'nonsense', part: '-1', text: 'My words' }, 'part-gone'],
    ];
    for (const [form, problem] of cases) {
      const answer = await link.comment(form);
      expect([problem, answer.statusCode]).toEqual([problem, 422]);
      const { refused } = pageIn(answer.body);
      expect(refused?.problem).toBe(problem);
      for (const words of Object.values(form ?? {})) expect(JSON.stringify(refused)).toContain(words.trim());
    }
    expect(await comments(ruth)).toEqual([]);
    // At the limits, with characters that take the most bytes.
    const longest = { text: '🎹'.repeat(1_000), quote: '', name: 'é'.repeat(60) };
    expect((await link.comment(longest)).statusCode).toBe(303);
    expect((await link.comment({ text: 'a\r\nb' })).statusCode).toBe(303);
    expect((await comments(ruth)).map(({ body }: { body: string }) => body)).toContain('a\nb');
  });

  it('sends one comment by submitting twice, and two by going back and writing another', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth);
    const { formId: id } = await link.page();
    for (const text of ['First', 'First', 'Second']) {
      expect((await link.comment({ id, text })).statusCode).toBe(303);
    }
    const bodies: string[] = (await comments(ruth)).map(({ body }: { body: string }) => body);
    expect(bodies.toSorted()).toEqual(['First', 'Second']);
  });

  it('of two hundred comments at once, thirty are accepted in an hour, and the others get a sentence', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => link.comment({ text: `Comment ${n}` })),
    );
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([...counts].map(([status, all]) => [status, all.length]).toSorted()).toEqual([
      [303, 30],
      [429, 170],
    ]);
    expect(pageIn(answers.at(-1)?.body ?? '').refused?.problem).toBe('too-often');
    expect(await comments(ruth)).toHaveLength(30);
    clock += 3_600_001;
    expect((await link.comment()).statusCode).toBe(303);
  });

  it('meets the limit of a link after 200 comments, and of a person after 1,000', async () => {
    const ruth = await owner();
    const link = await openLink(app, ruth);
    await link.comment();
    const copy = (from: number, to: number, shareId: string) =>
      engine.unit(function* () {
        for (let n = from; n < to; n += 1)
          yield statement(
            `INSERT INTO comments (uid, id, type, version, created_at, updated_at, deleted_at, body, share_id)
             SELECT uid, ?, ?, 1, ?, updated_at, NULL, body, ? FROM comments WHERE uid = ? AND type NOT LIKE 'copy%'`,
            `copy ${n}`,
            `copy ${n}`,
            new Date(0).toISOString(),
            shareId,
            ruth.uid,
          );
      });
    await copy(0, 198, link.share.shareId);
    expect((await link.comment({ text: 'The 200th' })).statusCode).toBe(303);
    const full = await link.comment({ text: 'One more' });
    expect([full.statusCode, pageIn(full.body).refused?.problem]).toEqual([429, 'link-full']);
    const next = await openLink(app, ruth);
    await engine.unit(function* () {
      yield statement(
        "DELETE FROM comments WHERE uid = ? AND type NOT LIKE 'copy%' AND body LIKE '%200th%'",
        ruth.uid,
      );
    });
    await copy(198, 999, 'another');
    const room = await next.comment({ text: 'No more room' });
    expect([room.statusCode, pageIn(room.body).refused?.problem]).toEqual([429, 'person-full']);
  });

  it('leaves nothing behind when the owner deletes the account at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ruth = await owner();
      const link = await openLink(app, ruth);
      const [, ...sent] = await Promise.all([
        ruth.call('POST', '/api/auth/delete-account', { body: { password: 'correct horse battery' } }),
        ...Array.from({ length: 8 }, (_, n) => link.comment({ text: `Late ${n}` })),
      ]);
      expect(sent.every(({ statusCode }) => [303, 404].includes(statusCode))).toBe(true);
      expect((await link.read()).statusCode).toBe(404);
      for (const table of ['shares', 'comments', 'comment_mails'])
        expect(await engine.read(`SELECT 1 AS one FROM ${table} WHERE uid = ?`, [ruth.uid])).toEqual([]);
    }
  });

  it('cannot have more than twenty active links, and only to existing plans', async () => {
    const ruth = await owner();
    const made = await Promise.all(Array.from({ length: 22 }, () => askFor(ruth)));
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const refused = made.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().error).toMatchObject({
      code: 'too-many-shares',
      message: 'You have 20 links. Stop one you don’t need, then try again.',
    });
    const [first] = (await ruth.call('GET', `/api/users/${ruth.uid}/shares`)).json().shares;
    await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${first.shareId}`);
    expect((await askFor(ruth, { types: ['brand'] })).statusCode).toBe(404);
    for (const wrong of [{ types: [] }, { days: 30 }, { forName: 'x'.repeat(61) }] as const)
      expect((await askFor(ruth, wrong as never)).statusCode).toBe(400);
    expect((await askFor(ruth)).statusCode).toBe(200);
  });

  it('needs no cookie and no origin, and cannot be sent here by another site', async () => {
    const link = await openLink(app, await owner());
    const send = (headers: Record<string, string | undefined>) =>
      app.call('POST', link.path, {
        payload: formOf({ text: JSON.stringify(headers) }),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    // As lynx, as a browser on a page without a referrer, and as a form on another site.
    expect((await send({ origin: undefined })).statusCode).toBe(303);
    expect((await send({ origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
    expect((await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    const json = await app.call('POST', link.path, { body: { text: 'JSON' } });
    expect(json.statusCode).toBe(415);
  });
});
