import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Contract, DOCUMENT_API } from '#domain/api/api.ts';
import { type DocumentRoute, pathOf } from '#domain/api/api-routes.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { openLink, readerAt } from './testing/reader.ts';

// Every route about a person, from the table. New ones are included automatically.
const ROUTES: [string, Contract][] = [
  ...Object.entries(API),
  ...KIND_NAMES.flatMap((kind) =>
    Object.entries(DOCUMENT_API[kind]).map(([name, route]): [string, Contract] => [`${kind} ${name}`, route]),
  ),
].filter(([, { path }]) => path.includes(':uid'));

const SECRET = 'the words that Ruth shares';
const HIDDEN = 'the words that Ruth keeps';
const ANSWER = 'what Ruth answered';
const OF_ANNA = 'the words of Anna';
const ALL = [SECRET, HIDDEN, ANSWER, OF_ANNA];

describe.each(ENGINES)('who may reach what with a link, on $name', ({ open }) => {
  let opened: OpenedEngine;
  let app: TestApp;
  let ruth: Person;
  let anna: Person;
  let living: string;
  let ended: string;
  let parts: Record<string, string>;

  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine);
    [ruth, anna] = await Promise.all([app.person('ruth@example.org'), app.person('anna@example.org')]);
    const shared = newBlueprint('identity', SECRET);
    const content = { ...shared.content, answers: { '0': ANSWER }, notes: HIDDEN };
    await ruth.create({ ...shared, content });
    await ruth.create(newBlueprint('audience', HIDDEN));
    await anna.create(newBlueprint('identity', OF_ANNA));
    const link = await openLink(app, ruth);
    await readerAt(app, link.token).comment({ heading: '' });
    const old = await openLink(app, ruth);
    await ruth.call('DELETE', `/api/users/${ruth.uid}/shares/${old.share.shareId}`);
    [living, ended] = [link.token, old.token];
    parts = { uid: ruth.uid, id: shared.id, versionId: 'v', shareId: link.share.shareId };
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  const rows = async () =>
    JSON.stringify(
      await Promise.all(
        ['blueprints', 'comments', 'shares', 'revisions', 'comment_mails'].map((table) =>
          opened.engine.read(`SELECT * FROM ${table} ORDER BY 1, 2, 3`),
        ),
      ),
    );
  const bare = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

  /** The token in every place where a server might look for one. */
  const presented = (token: string) => ({
    cookie: `bp_session=${token}; session=${token}; token=${token}`,
    authorization: `Bearer ${token}`,
    'x-share': token,
    referer: `http://localhost:3000/r/${token}`,
  });

  it.each(ROUTES)('%s: a link opens nothing there, living or ended', async (_, { method, path }) => {
    const before = await rows();
    const at = pathOf<DocumentRoute>({ method: 'GET', path }, parts);
    const send = (headers: Record<string, string>, query = '') =>
      app.call(method, `${at}${query}`, { headers, ...(method !== 'GET' && { body: {} }) });
    const stranger = await send({});
    expect(stranger.statusCode).toBe(401);
    for (const token of [living, ended]) {
      const answers = [
        await send(presented(token)),
        await send(presented(token), `?token=${token}&share=${token}`),
      ];
      for (const answer of answers)
        expect([answer.statusCode, bare(answer.body)]).toEqual([401, bare(stranger.body)]);
    }
    // Somebody with their own account who also has the link.
    const other = await app.call(method, at, {
      headers: { ...presented(living), cookie: anna.cookie },
      ...(method !== 'GET' && { body: {} }),
    });
    expect(other.statusCode).toBe(404);
    expect(ALL.some((words) => other.body.includes(words))).toBe(false);
    expect(await rows()).toBe(before);
  });

  it('a reader sees the chosen plan alone; with an ended link, and as a stranger, nothing', async () => {
    const seen = async (token: string, cookie?: string) => {
      const { body } = await app.call('GET', `/r/${token}`, { headers: { cookie } });
      return ALL.filter((words) => body.includes(words));
    };
    expect(await seen(living)).toEqual([SECRET]);
    expect(await seen(living, anna.cookie)).toEqual([SECRET]);
    expect(await seen(living, ruth.cookie)).toEqual([SECRET]);
    for (const token of [ended, 'x', '']) expect(await seen(token, ruth.cookie)).toEqual([]);
  });

  it('nobody stops, reads or answers the links and comments of somebody else', async () => {
    const before = await rows();
    const [comment] = (await ruth.call('GET', `/api/users/${ruth.uid}/comments`)).json().comments;
    const { version: _, ...doc } = comment;
    const mine = `/api/users/${anna.uid}`;
    expect((await anna.call('DELETE', `${mine}/shares/${parts.shareId}`)).statusCode).toBe(404);
    expect((await anna.call('DELETE', `${mine}/comments/${doc.id}`)).statusCode).toBe(404);
    const put = await anna.call('PUT', `${mine}/comments/${doc.id}`, {
      body: doc,
      headers: { 'if-match': '"1"' },
    });
    expect(put.statusCode).toBe(404);
    expect(await rows()).toBe(before);
  });
});
