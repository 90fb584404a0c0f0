import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';

const SECRETS = ['the words of Ruth', 'the words of Anna', 'the words of Lydia'];

type Owner = { person: Person; blueprint: Blueprint; versionId: string };
type Aim = { uid: string; id: string; versionId: string };
type Route = { name: string; send: (asker: Person, aim: Aim) => ReturnType<Person['call']> };

const at = ({ uid, id }: Aim) => `/api/users/${encodeURIComponent(uid)}/blueprints/${encodeURIComponent(id)}`;
const put = (headers: Record<string, string>): Route['send'] => {
  return (asker, aim) =>
    asker.call('PUT', at(aim), { headers, body: { ...newBlueprint('brand'), id: aim.id } });
};

// Every route with a uid, and every method on it. Those without an id get one anyway.
const ROUTES: Route[] = [
  {
    name: 'GET list',
    send: (asker, { uid }) => asker.call('GET', `/api/users/${encodeURIComponent(uid)}/blueprints`),
  },
  {
    name: 'GET deleted',
    send: (asker, { uid }) => asker.call('GET', `/api/users/${encodeURIComponent(uid)}/deleted-blueprints`),
  },
  { name: 'GET one', send: (asker, aim) => asker.call('GET', at(aim)) },
  { name: 'PUT replace', send: put({ 'if-match': '"1"' }) },
  { name: 'DELETE', send: (asker, aim) => asker.call('DELETE', at(aim)) },
  { name: 'POST restore', send: (asker, aim) => asker.call('POST', `${at(aim)}/restore`) },
  { name: 'GET versions', send: (asker, aim) => asker.call('GET', `${at(aim)}/versions`) },
  {
    name: 'GET version',
    send: (asker, aim) => asker.call('GET', `${at(aim)}/versions/${encodeURIComponent(aim.versionId)}`),
  },
  {
    name: 'POST version',
    send: (asker, aim) =>
      asker.call('POST', `${at(aim)}/versions`, {
        body: { field: 'notes', text: 'planted', origin: 'conflict' },
      }),
  },
  { name: 'PATCH', send: (asker, aim) => asker.call('PATCH', at(aim), { body: {} }) },
  { name: 'POST one', send: (asker, aim) => asker.call('POST', at(aim), { body: {} }) },
];

const MALFORMED = ['..', '%00', '\u0000', "' OR 1=1 --", '*', 'null', 'x'.repeat(150), 'undefined', '1;2'];

describe.each(ENGINES)('who may reach what, on $name', ({ open }) => {
  let opened: OpenedEngine;
  let app: TestApp;
  let owners: Owner[];

  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine);
    owners = await Promise.all(
      SECRETS.map(async (words, index) => {
        const person = await app.person(`owner-${index}@example.org`);
        const blueprint = newBlueprint('identity', words);
        await person.create(blueprint);
        const body = { field: 'notes', text: words, origin: 'conflict' };
        await person.call('POST', `${person.mine}/${blueprint.id}/versions`, { body });
        const listed = await person.call('GET', `${person.mine}/${blueprint.id}/versions`);
        return { person, blueprint, versionId: listed.json().versions[0].versionId };
      }),
    );
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });

  const rows = async () =>
    JSON.stringify([
      await opened.engine.read('SELECT * FROM blueprints ORDER BY uid, id'),
      await opened.engine.read('SELECT * FROM revisions ORDER BY uid, id, revision_id'),
    ]);
  const aimOf = ({ person, blueprint, versionId }: Owner): Aim => ({
    uid: person.uid,
    id: blueprint.id,
    versionId,
  });
  const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

  it.each(ROUTES)('$name: other and unknown are answered alike, and nothing changes', async ({ send }) => {
    const before = await rows();
    const unknown: Aim = {
      uid: crypto.randomUUID(),
      id: crypto.randomUUID(),
      versionId: crypto.randomUUID(),
    };
    for (const asker of owners) {
      const reference = await send(asker.person, unknown);
      expect(reference.statusCode).toBe(404);
      const strangers = owners.filter((owner) => owner !== asker).map(aimOf);
      const mine = aimOf(asker);
      const aims: Aim[] = [
        ...strangers,
        ...strangers.map(({ uid }) => ({ ...mine, uid })),
        ...MALFORMED.map((uid) => ({ ...mine, uid })),
      ];
      for (const aim of aims) {
        const answer = await send(asker.person, aim);
        expect([answer.statusCode, withoutRequestId(answer.body)]).toEqual([
          404,
          withoutRequestId(reference.body),
        ]);
      }
    }
    expect(await rows()).toBe(before);
  });

  it.each(ROUTES.filter(({ name }) => !['GET list', 'GET deleted'].includes(name)))(
    '$name: another person’s id under my own uid is like an unknown id',
    async ({ send }) => {
      const before = await rows();
      for (const asker of owners) {
        const { uid } = asker.person;
        const unknown = { uid, id: crypto.randomUUID(), versionId: crypto.randomUUID() };
        const reference = await send(asker.person, unknown);
        const guesses = owners.filter((owner) => owner !== asker).map((owner) => ({ ...aimOf(owner), uid }));
        for (const aim of guesses) {
          const answer = await send(asker.person, aim);
          expect([answer.statusCode, withoutRequestId(answer.body)]).toEqual([
            reference.statusCode,
            withoutRequestId(reference.body),
          ]);
        }
        for (const id of MALFORMED) {
          const { statusCode } = await send(asker.person, { ...unknown, id });
          expect([400, 404]).toContain(statusCode);
          const ofMine = await send(asker.person, { uid, id: unknown.id, versionId: id });
          expect([400, 404]).toContain(ofMine.statusCode);
        }
      }
      expect(await rows()).toBe(before);
    },
  );

  it.each(ROUTES)('$name: without a session 401, for any uid', async ({ send }) => {
    const nobody = { ...owners[0]?.person, call: app.call } as Person;
    for (const owner of owners) {
      const answer = await send(nobody, aimOf(owner));
      const isRoute = answer.json().error.code === 'not-authenticated';
      expect(isRoute ? answer.statusCode : 404).toBe(isRoute ? 401 : answer.statusCode);
      expect(SECRETS.some((words) => answer.body.includes(words))).toBe(false);
    }
  });

  it('shows each owner exactly their own words, in the list and in the page', async () => {
    for (const [index, { person }] of owners.entries()) {
      const seen = [(await person.list()).body, (await person.call('GET', '/')).body];
      for (const text of seen) {
        expect(SECRETS.map((words) => text.includes(words))).toEqual(
          SECRETS.map((_, other) => other === index),
        );
      }
    }
  });

  it('finds no text under a field that nobody can name', async () => {
    const [ruth] = owners;
    const versions = `${ruth?.person.mine}/${ruth?.blueprint.id}/versions`;
    expect((await ruth?.person.call('GET', `${versions}?field=notes`))?.json().versions).toHaveLength(1);
    expect((await ruth?.person.call('GET', `${versions}?field=%00`))?.statusCode).toBe(404);
  });

  it('takes the owner from the session, not from the query or the body', async () => {
    const [ruth, anna] = owners;
    if (!ruth || !anna) throw new Error('owners are missing');
    const answer = await ruth.person.call('GET', `${ruth.person.mine}?uid=${anna.person.uid}`);
    expect(answer.body).toContain(SECRETS[0]);
    expect(answer.body).not.toContain(SECRETS[1]);
  });
});
