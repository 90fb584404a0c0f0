import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import type { Engine } from '#server/database/engine.ts';
import { currentListEtag, listDocuments } from '#server/documents/sql/list-documents.ts';
import { deleteDocument } from '#server/documents/sql/remove-document.ts';
import { saveSteps } from '#server/documents/sql/save-document.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint } from '#server/testing/test-app.ts';
import { withPlan } from '#server/testing/with-texts.ts';
import { historySuite } from './history-suite.ts';
import { DAY_MS, NOON } from './noon.ts';

export function blueprintSuite(open: () => Promise<OpenedEngine>): void {
  let opened: OpenedEngine;
  let store: Engine;
  let people = 0;
  beforeAll(async () => {
    opened = await open();
    store = opened.engine;
  });
  afterAll(() => opened.stop());

  function someone() {
    people += 1;
    const uid = `person-${people}`;
    let seq = 0;
    const save = (
      blueprint: Blueprint,
      expected?: number,
      { now = NOON, client = 'laptop', at = ++seq } = {},
    ) =>
      store.unit(() =>
        saveSteps(BLUEPRINT_KIND, {
          uid,
          id: blueprint.id,
          body: blueprint,
          expected,
          sender: { client, seq: at },
          now,
        }),
      );
    const list = async () =>
      JSON.parse(
        `[${(await listDocuments(BLUEPRINT_KIND, store, uid)).documents.map((pieces) => pieces.join('')).join()}]`,
      );
    return { store, uid, save, list };
  }

  describe('saving', () => {
    it('creates, replaces and lists with the server clock and the first createdAt', async () => {
      const { save, list } = someone();
      const blueprint = newBlueprint('identity', 'first');
      const later = new Date(NOON + 5_000).toISOString();
      expect(await save(blueprint)).toEqual({
        status: 'saved',
        version: 1,
        updatedAt: '2026-11-16T12:00:00.000Z',
      });
      const changed = { ...withPlan(blueprint, 'second'), createdAt: '2001-01-01T00:00:00.000Z' };
      expect(await save(changed, 1, { now: NOON + 5_000 })).toEqual({
        status: 'saved',
        version: 2,
        updatedAt: later,
      });
      expect(await list()).toEqual([
        { ...changed, createdAt: blueprint.createdAt, updatedAt: later, version: 2 },
      ]);
    });

    it('refuses an outdated version with the current document and writes nothing', async () => {
      const { save, list } = someone();
      const blueprint = newBlueprint('identity', 'first');
      await save(blueprint);
      await save(withPlan(blueprint, 'theirs'), 1);
      const before = await list();
      const outcome = await save(withPlan(blueprint, 'mine'), 1);
      expect(outcome).toMatchObject({ status: 'mismatch' });
      expect('current' in outcome && JSON.parse(outcome.current)).toEqual(before[0]);
      expect(await save(blueprint)).toMatchObject({ status: 'mismatch' });
      expect(await list()).toEqual(before);
    });

    it('answers a repeated save with the version it made, even after another device went on', async () => {
      const { save, list } = someone();
      const blueprint = newBlueprint('identity', 'first');
      await save(blueprint);
      await save(withPlan(blueprint, 'mine'), 1, { at: 7 });
      await save(withPlan(blueprint, 'theirs'), 2, { client: 'phone', at: 1 });
      const again = await save(withPlan(blueprint, 'mine'), 1, { at: 7, now: NOON + DAY_MS });
      expect(again).toMatchObject({ status: 'repeated', version: 2, updatedAt: '2026-11-16T12:00:00.000Z' });
      expect((await list())[0]).toMatchObject({ version: 3, content: { aiOutput: 'theirs' } });
    });

    it('counts saves per document, so that two documents may arrive in either order', async () => {
      const { save } = someone();
      const [first, second] = [newBlueprint('identity'), newBlueprint('audience')];
      await save(second, undefined, { at: 2 });
      expect(await save(first, undefined, { at: 1 })).toMatchObject({ status: 'saved', version: 1 });
    });

    it('lets only one of many writers from the same version through', async () => {
      const { save, list } = someone();
      const blueprint = newBlueprint('identity', 'base');
      await save(blueprint);
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          save(withPlan(blueprint, `writer ${index}`), 1, { client: `client-${index}`, at: 1 }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'saved')).toHaveLength(1);
      expect(outcomes.filter(({ status }) => status === 'mismatch')).toHaveLength(11);
      expect((await list())[0].version).toBe(2);
    });

    it('keeps one blueprint per type when two devices create it at once', async () => {
      for (let round = 0; round < 20; round += 1) {
        const { save, list } = someone();
        const [a, b] = [newBlueprint('brand'), newBlueprint('brand')];
        const outcomes = await Promise.all([save(a), save(b)]);
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['saved', 'type-exists']);
        const [kept] = await list();
        const refused = outcomes.find((outcome) => outcome.status === 'type-exists');
        expect(refused && 'existing' in refused && JSON.parse(refused.existing)).toEqual(kept);
      }
    });

    it('answers the same create twice at once with one blueprint', async () => {
      const { uid, save, list } = someone();
      const blueprint = newBlueprint('brand');
      const create = () =>
        store.unit(() =>
          saveSteps(BLUEPRINT_KIND, {
            uid,
            id: blueprint.id,
            body: blueprint,
            expected: undefined,
            sender: undefined,
            now: NOON,
          }),
        );
      const outcomes = await Promise.all([create(), create()]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['mismatch', 'saved']);
      expect(await list()).toHaveLength(1);
      expect(await save(newBlueprint('sales'), 4)).toEqual({ status: 'unknown' });
    });

    it('does not let a blueprint change its type', async () => {
      const { save, list } = someone();
      const blueprint = newBlueprint('identity');
      await save(blueprint);
      expect(await save({ ...blueprint, type: 'sales' }, 1)).toEqual({ status: 'type-changed' });
      expect((await list())[0].type).toBe('identity');
    });

    it('never mixes two people who use the same id', async () => {
      const [ruth, anna] = [someone(), someone()];
      const blueprint = newBlueprint('identity', "Ruth's words");
      await ruth.save(blueprint);
      expect(await anna.save(withPlan(blueprint, "Anna's words"))).toMatchObject({
        status: 'saved',
        version: 1,
      });
      expect((await ruth.list())[0].content.aiOutput).toBe("Ruth's words");
      await store.unit(deleteDocument(BLUEPRINT_KIND, anna.uid, blueprint.id, NOON));
      expect(await ruth.list()).toHaveLength(1);
    });
  });

  describe('the list', () => {
    it('has an ETag that is cheap to compute and changes with every change', async () => {
      const { uid, save } = someone();
      const tags = new Set<string>();
      const note = async () => {
        const { etag } = await listDocuments(BLUEPRINT_KIND, store, uid);
        expect(await currentListEtag(BLUEPRINT_KIND, store, uid)).toBe(etag);
        tags.add(etag);
      };
      await note();
      const blueprint = newBlueprint();
      await save(blueprint);
      await note();
      await save(blueprint, 1);
      await note();
      await store.unit(deleteDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON));
      expect((await listDocuments(BLUEPRINT_KIND, store, uid)).documents).toEqual([]);
      expect(tags.size).toBe(3);
    });

    it('holds all nineteen', async () => {
      const { save, list } = someone();
      for (const type of BLUEPRINT_TYPES) await save(newBlueprint(type));
      expect(await list()).toHaveLength(19);
    });
  });

  historySuite(someone);
}
