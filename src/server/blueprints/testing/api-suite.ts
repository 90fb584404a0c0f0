import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_API } from '#domain/api/api.ts';
import {
  deletedBlueprintsResponseSchema,
  putResponseSchema,
  versionResponseSchema,
  versionsResponseSchema,
} from '#domain/api/api-contract.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { statement } from '#server/database/engine.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { withPlan } from '#server/testing/with-texts.ts';
import { saveInputSuite } from './save-input-suite.ts';

export function apiSuite(open: () => Promise<OpenedEngine>): void {
  let opened: OpenedEngine;
  let app: TestApp;
  let people = 0;
  const someone = () => app.person(`person-${++people}@example.org`);
  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine);
  });
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });
  describe('the life of a blueprint', () => {
    it('is created, replaced, listed, deleted and restored', async () => {
      const person = await someone();
      const blueprint = newBlueprint('identity', 'first plan');
      const created = await person.create(blueprint);
      expect(created.statusCode).toBe(200);
      expect(created.headers.etag).toBe('"1"');
      expect(putResponseSchema.parse(created.json()).version).toBe(1);

      const replaced = await person.replace(withPlan(blueprint, 'second plan'), 1);
      expect(replaced.headers.etag).toBe('"2"');

      const list = await person.list();
      expect(DOCUMENT_API.blueprint.list.reply.parse(list.json())).toMatchObject({
        blueprints: [{ id: blueprint.id, version: 2, updatedAt: replaced.json().updatedAt }],
      });
      const unchanged = await person.call('GET', person.mine, {
        headers: { 'if-none-match': String(list.headers.etag) },
      });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

      const path = `${person.mine}/${blueprint.id}`;
      expect((await person.call('DELETE', path)).statusCode).toBe(204);
      const late = await person.replace(blueprint, 2);
      expect([late.statusCode, late.json().error.code]).toEqual([410, 'deleted']);
      const bin = person.mine.replace(/blueprints$/, 'deleted-blueprints');
      const deleted = async () =>
        deletedBlueprintsResponseSchema.parse((await person.call('GET', bin)).json()).deleted;
      const { id, type, title } = blueprint;
      expect(await deleted()).toEqual([
        { id, type, title, answered: 0, hasPlan: true, deletedAt: expect.any(String) },
      ]);
      const restored = await person.call('POST', `${path}/restore`);
      expect(await deleted()).toEqual([]);
      expect(DOCUMENT_API.blueprint.restore.reply.parse(restored.json()).blueprint).toMatchObject({
        version: 3,
        content: { aiOutput: 'second plan' },
      });
      const { versions } = versionsResponseSchema.parse(
        (await person.call('GET', `${path}/versions`)).json(),
      );
      expect(versions).toMatchObject([{ origin: 'edited', length: 10 }]);
      const one = await person.call('GET', `${path}/versions/${versions[0]?.versionId}`);
      expect(versionResponseSchema.parse(one.json()).version).toMatchObject({
        field: 'aiOutput',
        text: 'first plan',
      });
    });

    it('answers 412 with the current document, and 409 with the existing one', async () => {
      const person = await someone();
      const blueprint = newBlueprint('identity', 'first');
      await person.create(blueprint);
      await person.replace(withPlan(blueprint, 'theirs'), 1);
      const outdated = await person.replace(withPlan(blueprint, 'mine'), 1);
      expect([outdated.statusCode, outdated.headers.etag]).toEqual([412, '"2"']);
      expect(outdated.json()).toMatchObject({
        error: {
          code: 'version-mismatch',
          message: 'This topic was changed on another device. Open it again to see both versions.',
        },
        current: { version: 2, content: { aiOutput: 'theirs' } },
      });
      const second = await person.create(newBlueprint('identity'));
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({ error: { code: 'type-exists' }, existing: { id: blueprint.id } });
    });

    it('answers a repeated save as it did the first time, until the document is deleted', async () => {
      const person = await someone();
      const blueprint = newBlueprint();
      const stamp = { 'x-client': 'c1', 'x-seq': '1' };
      const first = await person.create(blueprint, stamp);
      const again = await person.create(blueprint, stamp);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
      expect((await person.list()).json().blueprints[0].version).toBe(1);
      await person.call('DELETE', `${person.mine}/${blueprint.id}`);
      expect((await person.create(blueprint, stamp)).statusCode).toBe(410);
    });

    it('answers both of two equal saves that travel together, and applies one', async () => {
      const person = await someone();
      for (let round = 0; round < 20; round += 1) {
        const blueprint = newBlueprint('identity', 'first');
        const twice = async (
          seq: number,
          save: (stamp: Record<string, string>) => ReturnType<Person['create']>,
        ) => {
          const stamp = { 'x-client': 'c1', 'x-seq': String(seq) };
          const answers = await Promise.all([save(stamp), save(stamp)]);
          return answers.map((answer) => [answer.statusCode, answer.json().version]);
        };
        const second = withPlan(blueprint, 'second');
        expect(await twice(1, (stamp) => person.create(blueprint, stamp))).toEqual([
          [200, 1],
          [200, 1],
        ]);
        expect(await twice(2, (stamp) => person.replace(second, 1, stamp))).toEqual([
          [200, 2],
          [200, 2],
        ]);
        await person.call('DELETE', `${person.mine}/${blueprint.id}`);
      }
    });

    it('accepts consecutive saves of one client, and notices anything in between', async () => {
      const person = await someone();
      const blueprint = newBlueprint('identity', 'one');
      const from = (client: string, seq: number) => ({ 'x-client': client, 'x-seq': String(seq) });
      const save = (text: string, version: number, stamp: Record<string, string>) =>
        person.replace(withPlan(blueprint, text), version, stamp);
      await person.create(blueprint, from('c1', 1));
      const older = { ...withPlan(blueprint, 'two'), createdAt: '2001-01-01T00:00:00.000Z' };
      expect((await person.replace(older, 1, from('c1', 2))).json().version).toBe(2);
      expect((await person.list()).json().blueprints[0].createdAt).toBe(blueprint.createdAt);
      const third = await save('three', 2, from('c1', 3));
      expect(third.json().version).toBe(3);
      const again = await save('three', 2, from('c1', 3));
      expect([again.statusCode, again.json()]).toEqual([200, third.json()]);
      expect((await save('lower number', 3, from('c1', 3))).json()).toEqual(third.json());

      expect((await save('from the phone', 3, from('c2', 1))).json().version).toBe(4);
      expect((await save('four', 3, from('c1', 4))).statusCode).toBe(412);
      expect((await save('four', 4, from('c1', 5))).json().version).toBe(5);
      const [stored] = (await person.list()).json().blueprints;
      expect(stored).toMatchObject({ createdAt: blueprint.createdAt, content: { aiOutput: 'four' } });
      const path = `${person.mine}/${blueprint.id}`;
      const { versions } = (await person.call('GET', `${path}/versions`)).json();
      expect(versions).toHaveLength(4);

      expect((await person.call('DELETE', path)).statusCode).toBe(204);
      expect((await save('after the end', 5, from('c1', 6))).statusCode).toBe(410);
    });

    it('checks the session with every one of these saves', async () => {
      const [person, stranger] = [await someone(), await someone()];
      const blueprint = newBlueprint('identity', 'one');
      let seq = 0;
      const next = (version: number, headers: Record<string, string> = {}) =>
        person.replace(blueprint, version, { 'x-client': 'c1', 'x-seq': String(++seq), ...headers });
      const setSession = (assignment: string, value: number) =>
        opened.engine.unit(function* () {
          yield statement(`UPDATE sessions SET ${assignment} = ? WHERE uid = ?`, value, person.uid);
        });
      await person.create(blueprint, { 'x-client': 'c1', 'x-seq': String(++seq) });
      expect((await next(1)).json().version).toBe(2);
      expect((await next(2, { cookie: stranger.cookie })).statusCode).toBe(404);

      const yesterday = Date.now() - 90_000_000;
      await setSession('updated_at', yesterday);
      expect((await next(2)).json().version).toBe(3);
      // The plain route extends a session alongside the request, not as part of it.
      await eventually(async () => {
        const prolonged = 'SELECT uid FROM sessions WHERE uid = ? AND updated_at > ?';
        expect(await opened.engine.read(prolonged, [person.uid, yesterday])).toHaveLength(1);
      });

      await setSession('expires_at', Date.now() - 1);
      expect((await next(3)).statusCode).toBe(401);
      await setSession('expires_at', Date.now() + 60_000);
      expect((await next(3)).json().version).toBe(4);
      expect((await person.call('POST', '/api/auth/sign-out')).statusCode).toBe(204);
      expect((await next(4)).statusCode).toBe(401);
      const [stored] = await opened.engine.read('SELECT version FROM blueprints WHERE uid = ?', [person.uid]);
      expect(stored).toEqual({ version: 4 });
    });

    it('keeps a conflict loser', async () => {
      const person = await someone();
      const blueprint = newBlueprint();
      await person.create(blueprint);
      const path = `${person.mine}/${blueprint.id}/versions`;
      const body = { field: 'answers.0', text: 'what I wrote on the train', origin: 'conflict' };
      expect((await person.call('POST', path, { body })).statusCode).toBe(204);
      expect((await person.call('GET', path)).json().versions).toMatchObject([
        { origin: 'conflict', field: 'answers.0', length: 25 },
      ]);
      expect((await person.call('POST', path, { body: { ...body, origin: 'stolen' } })).statusCode).toBe(400);
    });
  });

  saveInputSuite(someone);

  describe('the page', () => {
    it('contains the user and the blueprints, whatever their content', async () => {
      const person = await someone();
      await person.create(newBlueprint('identity', '</script><script>alert(1)</script>'));
      const html = (await person.call('GET', '/blueprints/identity')).body;
      const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      const boot = JSON.parse(json);
      expect(boot.user.uid).toBe(person.uid);
      expect(boot.blueprints[0].content.aiOutput).toBe('</script><script>alert(1)</script>');
      expect(html).not.toContain('<script>alert');
    });
  });
}
