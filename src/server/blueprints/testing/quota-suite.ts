import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { deleteDocument } from '#server/documents/sql/remove-document.ts';
import { keepRevision, listRevisions } from '#server/documents/sql/revisions.ts';
import { type Save, saveSteps } from '#server/documents/sql/save-document.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint } from '#server/testing/test-app.ts';
import { NOON } from './noon.ts';

const MEGABYTE = 1024 * 1024;

/** How much one person can make the store keep. */
export function quotaSuite(open: () => Promise<OpenedEngine>): void {
  let opened: OpenedEngine;
  let store: Engine;
  beforeAll(async () => {
    opened = await open();
    store = opened.engine;
  });
  afterAll(() => opened.stop());

  const plan = (blueprint: Blueprint, aiOutput: string): Blueprint => ({
    ...blueprint,
    content: {
      ...blueprint.content,
      aiOutput,
      outputFacts: { origin: 'generated', at: blueprint.createdAt, writtenFrom: {} },
    },
  });
  const saved = (uid: string, body: Blueprint, expected: number | undefined, sender: Save['sender']) => () =>
    saveSteps(BLUEPRINT_KIND, { uid, id: body.id, body, expected, sender, now: NOON });
  async function someone() {
    const uid = crypto.randomUUID();
    const blueprint = plan(newBlueprint('identity'), 'the first plan');
    const save = (aiOutput: string, expected?: number, client = 'laptop', seq = (expected ?? 0) + 1) =>
      store.unit(saved(uid, plan(blueprint, aiOutput), expected, { client, seq }));
    await save('the first plan');
    // Only the stored length counts, so this needn't write a hundred megabytes.
    const holds = (name: string, origin: string, keptAt: number, megabytes: number) =>
      store.unit(function* () {
        yield statement(
          `INSERT INTO revisions (uid, id, revision_id, saved_at, kept_at, origin, field, length, text)
           VALUES (?, ?, ?, ?, ?, ?, 'aiOutput', ?, ?)`,
          uid,
          blueprint.id,
          name,
          keptAt,
          keptAt,
          origin,
          megabytes * MEGABYTE,
          name,
        );
      });
    const texts = async () =>
      (await store.read('SELECT text FROM revisions WHERE uid = ? ORDER BY kept_at, text', [uid])).map(
        ({ text }) => text,
      );
    return { uid, blueprint, save, holds, texts };
  }

  describe('how much one person can make the store keep', () => {
    it('is 100 MB of earlier texts: the oldest written ones make room, and the save goes through', async () => {
      const { save, holds, texts } = await someone();
      await holds('conflict', 'conflict', NOON - 5, 30);
      await holds('oldest', 'edited', NOON - 4, 30);
      await holds('older', 'generated', NOON - 3, 30);
      await holds('recent', 'edited', NOON - 2, 30);
      expect(await save('the second plan', 1)).toMatchObject({ status: 'saved', version: 2 });
      expect(await texts()).toEqual(['conflict', 'older', 'recent', 'the first plan']);
    });

    it('drops nothing below that, and nothing of anybody else', async () => {
      const [mine, other] = [await someone(), await someone()];
      await mine.holds('mine', 'edited', NOON - 2, 99);
      await other.holds('theirs', 'edited', NOON - 3, 99);
      await mine.save('the second plan', 1);
      expect(await mine.texts()).toEqual(['mine', 'the first plan']);
      expect(await other.texts()).toEqual(['theirs']);
    });

    it('applies to submitted texts as well, under any name', async () => {
      const { uid, blueprint, holds, texts } = await someone();
      await holds('first', 'conflict', NOON - 2, 60);
      await holds('second', 'restored', NOON - 1, 60);
      const loser = { field: 'aiOutput', text: 'lost', origin: 'conflict', savedAt: NOON };
      expect(await store.unit(keepRevision(BLUEPRINT_KIND, { uid, id: blueprint.id }, loser, NOON))).toBe(
        true,
      );
      expect(await texts()).toEqual(['second', 'lost']);
    });

    it('counts the rows of the shortest texts too', async () => {
      const { uid, blueprint, save, holds, texts } = await someone();
      await holds('big', 'pasted', NOON - 9, 99.5);
      await store.unit(function* () {
        for (let at = 0; at < 150; at += 1)
          yield statement(
            `INSERT INTO revisions (uid, id, revision_id, saved_at, kept_at, origin, field, length, text)
             VALUES (?, ?, ?, 0, ?, 'edited', 'notes', 1, 'x')`,
            uid,
            blueprint.id,
            `tiny-${at}`,
            NOON - 5,
          );
      });
      await save('the second plan', 1);
      const kept = await texts();
      expect(kept.filter((text) => text === 'x')).toHaveLength(125);
      expect(kept).toContain('big');
    });

    it('is 100 deleted blueprints: the oldest go, with everything that belongs to them', async () => {
      const { uid } = await someone();
      const ids = Array.from({ length: 102 }, () => crypto.randomUUID());
      for (const [at, id] of ids.entries()) {
        const blueprint = { ...plan(newBlueprint('brand'), 'first'), id };
        const sender = (seq: number) => ({ client: 'loop', seq });
        await store.unit(saved(uid, blueprint, undefined, sender(1)));
        const next = plan(blueprint, 'second');
        await store.unit(saved(uid, next, 1, sender(2)));
        await store.unit(deleteDocument(BLUEPRINT_KIND, uid, id, NOON + at));
      }
      for (const table of ['blueprints', 'applied_saves', 'revisions']) {
        const rows = await store.read(`SELECT id FROM ${table} WHERE uid = ?`, [uid]);
        const kept = new Set(rows.map(({ id }) => id));
        expect([table, ids.filter((id) => !kept.has(id))]).toEqual([table, ids.slice(0, 2)]);
      }
      expect((await listRevisions(BLUEPRINT_KIND, store, { uid, id: ids[2] ?? '' }))?.length).toBe(1);
    });

    it('is the last save of 20 clients for each document', async () => {
      const { uid, save } = await someone();
      for (let version = 1; version <= 30; version += 1) await save(`${version}`, version, `tab-${version}`);
      const rows = await store.read('SELECT client FROM applied_saves WHERE uid = ? ORDER BY version', [uid]);
      expect(rows.map(({ client }) => client)).toEqual(
        Array.from({ length: 20 }, (_, at) => `tab-${at + 11}`),
      );
      expect(await save('30', 30, 'tab-30', 31)).toMatchObject({ status: 'repeated', version: 31 });
    });
  });
}
