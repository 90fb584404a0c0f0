import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_KINDS } from '#server/all-kinds.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { deleteDocument, restoreDocument } from '#server/documents/sql/remove-document.ts';
import { forgetOldTexts } from '#server/documents/sql/retention.ts';
import { listRevisions, readRevision } from '#server/documents/sql/revisions.ts';
import { saveSteps } from '#server/documents/sql/save-document.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { createLetterTable, LETTER_KIND, type Letter, letter } from './letter-kind.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const DAY_MS = 86_400_000;
const KINDS = [...ALL_KINDS, LETTER_KIND];
const HISTORY = ['applied_saves', 'revisions'];

/** Another kind of document uses the same routes, units and housekeeping. */
export function secondKindSuite(open: () => Promise<OpenedEngine>): void {
  let opened: OpenedEngine;
  let store: Engine;
  let people = 0;
  beforeAll(async () => {
    opened = await open();
    store = opened.engine;
    await createLetterTable(store);
  });
  afterAll(() => opened.stop());

  function writer(id = 'only') {
    people += 1;
    const uid = `writer-${people}`;
    let seq = 0;
    const save = (parts: Partial<Letter>, expected?: number, now = NOON) => {
      const sender = { client: 'laptop', seq: ++seq };
      return store.unit(() =>
        saveSteps(LETTER_KIND, { uid, id, body: letter(parts), expected, sender, now }),
      );
    };
    const kept = async (field?: string) => {
      const listed = (await listRevisions(LETTER_KIND, store, { uid, id }, field)) ?? [];
      return Promise.all(
        listed.map(
          async ({ versionId }) => (await readRevision(LETTER_KIND, store, { uid, id }, versionId))?.text,
        ),
      );
    };
    return { uid, id, save, kept };
  }

  describe('a second kind of document', () => {
    it('keeps its texts by its own rules', async () => {
      const { save, kept } = writer();
      await save({ greeting: 'Dear Ruth', notes: 'one' });
      await save({ greeting: 'Dear Ruth,', notes: 'one two' }, 1);
      await save({ greeting: 'Dear Boaz', notes: 'three' }, 2, NOON + 1_000);
      expect(await kept()).toEqual(['Dear Ruth,', 'Dear Ruth']);
      expect(await kept('notes')).toEqual(['one two']);
      await save({ greeting: 'Dear Boaz', notes: 'four' }, 3, NOON + 2_000);
      expect(await kept('notes')).toEqual(['one two']);
    });

    it('never mixes with a blueprint under the same id: not its sequence numbers, its history or its deletion', async () => {
      const blueprint = newBlueprint('identity', 'the plan');
      const { uid, id, save, kept } = writer(blueprint.id);
      const sender = { client: 'laptop', seq: 9 };
      const saved = { uid, id, body: blueprint, sender, now: NOON };
      await store.unit(() => saveSteps(BLUEPRINT_KIND, { ...saved, expected: undefined }));
      expect(await save({ greeting: 'Dear Ruth' })).toMatchObject({ status: 'saved', version: 1 });
      expect(await save({ greeting: 'Dear Boaz' }, 1)).toMatchObject({ status: 'saved', version: 2 });
      expect(await kept()).toEqual(['Dear Ruth']);
      expect(await listRevisions(BLUEPRINT_KIND, store, { uid, id })).toEqual([]);
      await store.unit(deleteDocument(BLUEPRINT_KIND, uid, id, NOON));
      await forgetOldTexts(KINDS, store, NOON + 29 * DAY_MS);
      expect(await kept()).toEqual(['Dear Ruth']);
      expect(await store.unit(restoreDocument(BLUEPRINT_KIND, uid, id, NOON))).toMatchObject({
        status: 'restored',
      });
    });

    it('is the only one a person has, even when two devices begin it at once', async () => {
      const { uid, id } = writer();
      const begin = (client: string) => {
        const save = { uid, id, body: letter(), expected: undefined, sender: { client, seq: 1 }, now: NOON };
        return store.unit(() => saveSteps(LETTER_KIND, save));
      };
      const outcomes = await Promise.all([begin('laptop'), begin('phone')]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['mismatch', 'saved']);
    });

    it('shares the room for earlier texts with blueprints', async () => {
      const { uid, save, kept } = writer();
      await save({ greeting: 'Dear Ruth', origin: 'generated' });
      await store.unit(function* () {
        yield statement(
          `INSERT INTO revisions (uid, id, revision_id, saved_at, kept_at, origin, field, length, text)
           VALUES (?, 'a-blueprint', 'big', ?, ?, 'edited', 'aiOutput', ?, 'a long plan')`,
          uid,
          NOON - 1,
          NOON - 1,
          100 * 1024 * 1024,
        );
      });
      await save({ greeting: 'Dear Boaz' }, 1);
      expect(await kept()).toEqual(['Dear Ruth']);
      expect(
        await store.read("SELECT text FROM revisions WHERE uid = ? AND id = 'a-blueprint'", [uid]),
      ).toEqual([]);
    });

    it('is forgotten 30 days after its deletion, with all that was kept of it', async () => {
      const { uid, id, save } = writer();
      await save({ greeting: 'Dear Ruth' });
      await save({ greeting: 'Dear Boaz' }, 1);
      await store.unit(deleteDocument(LETTER_KIND, uid, id, NOON));
      await forgetOldTexts(KINDS, store, NOON + 31 * DAY_MS);
      expect(await store.read('SELECT body FROM letters WHERE uid = ?', [uid])).toEqual([{ body: '' }]);
      for (const table of HISTORY)
        expect(await store.read(`SELECT id FROM ${table} WHERE uid = ?`, [uid])).toEqual([]);
      expect(await store.unit(restoreDocument(LETTER_KIND, uid, id, NOON))).toEqual({ status: 'deleted' });
    });
  });

  describe('over HTTP, a second kind', () => {
    let app: TestApp;
    let ruth: Person;
    let path: string;
    beforeAll(async () => {
      app = await openTestApp(store, { kinds: KINDS });
      ruth = await app.person('ruth@example.org');
      path = `/api/users/${ruth.uid}/letter`;
    });
    afterAll(() => app.close());

    const put = (body: unknown, condition: Record<string, string>, seq: number) =>
      ruth.call('PUT', path, { body, headers: { ...condition, 'x-client': 'laptop', 'x-seq': String(seq) } });

    it('is saved, read, deleted and restored, and keeps earlier versions', async () => {
      expect((await ruth.call('GET', path)).json()).toEqual({ letter: null });
      const first = await put(letter(), { 'if-none-match': '*' }, 1);
      expect([first.statusCode, first.json().version, first.headers.etag]).toEqual([200, 1, '"1"']);
      const second = await put(letter({ greeting: 'Dear Boaz' }), { 'if-match': '"1"' }, 2);
      const again = await put(letter({ greeting: 'Dear Boaz' }), { 'if-match': '"1"' }, 2);
      expect(again.json()).toEqual(second.json());
      const third = await put(letter({ greeting: 'Dear Anna' }), { 'if-match': '"2"' }, 3);
      const stored = { ...letter({ greeting: 'Dear Anna' }), version: 3, updatedAt: third.json().updatedAt };
      const read = await ruth.call('GET', path);
      expect(read.json()).toEqual({ letter: stored });
      const unchanged = { 'if-none-match': String(read.headers.etag) };
      expect((await ruth.call('GET', path, { headers: unchanged })).statusCode).toBe(304);
      const outdated = await put(letter(), { 'if-match': '"1"' }, 4);
      expect([outdated.statusCode, outdated.headers.etag]).toEqual([412, '"3"']);
      expect(outdated.json().current).toEqual(stored);

      expect((await ruth.call('DELETE', path)).statusCode).toBe(204);
      expect((await put(letter(), { 'if-match': '"3"' }, 5)).statusCode).toBe(410);
      const restored = await ruth.call('POST', `${path}/restore`);
      expect(restored.json().letter).toMatchObject({ version: 4, greeting: 'Dear Anna' });
      const { versions } = (await ruth.call('GET', `${path}/versions`)).json();
      const oldest = await ruth.call('GET', `${path}/versions/${versions.at(-1).versionId}`);
      expect([versions.length, oldest.json().version.text]).toEqual([2, 'Dear Ruth']);
    });

    it('is refused by its own schema', async () => {
      const wrong = await put({ ...letter(), role: 'admin' }, { 'if-match': '"4"' }, 6);
      expect([wrong.statusCode, wrong.json().error.code]).toEqual([400, 'invalid-request']);
      const blueprint = await put(newBlueprint(), { 'if-match': '"4"' }, 7);
      expect(blueprint.statusCode).toBe(400);
    });

    it('is nobody else’s: every route answers a stranger like one that leads nowhere, and a visitor with 401', async () => {
      const anna = await app.person('anna@example.org');
      const condition = { 'if-match': '"4"' };
      const kept = { field: 'notes', text: 'planted', origin: 'conflict' };
      const routes: [string, string, Parameters<Person['call']>[2]?][] = [
        ['GET', path],
        ['PUT', path, { body: letter({ greeting: 'stolen' }), headers: condition }],
        ['DELETE', path],
        ['POST', `${path}/restore`],
        ['GET', `${path}/versions`],
        ['GET', `${path}/versions/any`],
        ['POST', `${path}/versions`, { body: kept }],
      ];
      const before = (await ruth.call('GET', path)).body;
      for (const [method, route, sent] of routes) {
        const stranger = await anna.call(method, route, sent);
        expect([method, route, stranger.statusCode]).toEqual([method, route, 404]);
        const visitor = await app.call(method, route, sent);
        expect([method, route, visitor.statusCode]).toEqual([method, route, 401]);
      }
      expect((await ruth.call('GET', path)).body).toBe(before);
    });

    it('goes with its account', async () => {
      const body = { password: 'correct horse battery' };
      expect((await ruth.call('POST', '/api/auth/delete-account', { body })).statusCode).toBe(204);
      for (const table of ['letters', ...HISTORY]) {
        expect(await store.read(`SELECT id FROM ${table} WHERE uid = ?`, [ruth.uid])).toEqual([]);
      }
    });
  });
}
