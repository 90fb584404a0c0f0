import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { draftOutput } from '#domain/blueprint/change-blueprint.ts';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import type { Engine } from '#server/database/engine.ts';
import { deleteDocument, restoreDocument } from '#server/documents/sql/remove-document.ts';
import { forgetOldTexts } from '#server/documents/sql/retention.ts';
import { keepRevision, listRevisions, readRevision } from '#server/documents/sql/revisions.ts';
import type { SaveOutcome } from '#server/documents/sql/save-document.ts';
import { newBlueprint } from '#server/testing/test-app.ts';
import { withAnswer, withPlan } from '#server/testing/with-texts.ts';
import { DAY_MS, NOON } from './noon.ts';

export type StorePerson = {
  store: Engine;
  uid: string;
  save(
    blueprint: Blueprint,
    expected?: number,
    how?: { now?: number; client?: string; at?: number },
  ): Promise<SaveOutcome>;
  list(): Promise<unknown[]>;
};

/** The fate of words that are deleted or overwritten. */
export function historySuite(someone: () => StorePerson): void {
  describe('deleting and restoring', () => {
    it('stays deleted against late saves, and comes back with its words and a new version', async () => {
      const { store, uid, save, list } = someone();
      const blueprint = newBlueprint('identity', 'my plan');
      await save(blueprint);
      expect(await store.unit(deleteDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON))).toBe(true);
      expect(await store.unit(deleteDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON))).toBe(true);
      expect(await store.unit(deleteDocument(BLUEPRINT_KIND, uid, crypto.randomUUID(), NOON))).toBe(false);
      expect(await list()).toEqual([]);
      expect(await save(blueprint, 1)).toEqual({ status: 'deleted' });
      expect(await save(blueprint)).toEqual({ status: 'deleted' });
      const outcome = await store.unit(restoreDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON + 1));
      expect(outcome).toMatchObject({ status: 'restored' });
      expect(await list()).toMatchObject([
        { id: blueprint.id, version: 2, content: { aiOutput: 'my plan' } },
      ]);
      expect(await store.unit(restoreDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON))).toMatchObject({
        status: 'restored',
      });
    });

    it('does not restore next to a newer one of the same type', async () => {
      const { store, uid, save, list } = someone();
      const [old, fresh] = [newBlueprint('event'), newBlueprint('event')];
      await save(old);
      await store.unit(deleteDocument(BLUEPRINT_KIND, uid, old.id, NOON));
      await save(fresh);
      const outcome = await store.unit(restoreDocument(BLUEPRINT_KIND, uid, old.id, NOON));
      expect(outcome).toMatchObject({ status: 'type-exists' });
      expect(await list()).toMatchObject([{ id: fresh.id }]);
      expect(await store.unit(restoreDocument(BLUEPRINT_KIND, uid, crypto.randomUUID(), NOON))).toEqual({
        status: 'unknown',
      });
    });

    it('forgets the words of a deleted blueprint after 30 days, but never gives its id away', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint('ai', 'one');
      await save(blueprint);
      await save(withPlan(blueprint, 'two'), 1);
      await store.unit(deleteDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON));
      await forgetOldTexts([BLUEPRINT_KIND], store, NOON + 30 * DAY_MS);
      expect(await store.read('SELECT body FROM blueprints WHERE uid = ?', [uid])).not.toEqual([
        { body: '' },
      ]);
      await forgetOldTexts([BLUEPRINT_KIND], store, NOON + 30 * DAY_MS + 1);
      expect(await store.read('SELECT body FROM blueprints WHERE uid = ?', [uid])).toEqual([{ body: '' }]);
      expect(await store.read('SELECT text FROM revisions WHERE uid = ?', [uid])).toEqual([]);
      expect(await store.unit(restoreDocument(BLUEPRINT_KIND, uid, blueprint.id, NOON))).toEqual({
        status: 'deleted',
      });
      expect(await save(blueprint)).toEqual({ status: 'deleted' });
    });
  });

  describe('earlier versions', () => {
    it('keeps every replaced plan, newest first, with its origin', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint('identity', 'plan one');
      const facts = { origin: 'generated', at: blueprint.createdAt, writtenFrom: {} } as const;
      await save({ ...blueprint, content: { ...blueprint.content, outputFacts: facts } });
      await save(withPlan(blueprint, 'plan two'), 1, { now: NOON + 1_000 });
      await save(withPlan(blueprint, 'plan two'), 2, { now: NOON + 2_000 });
      await save(withPlan(blueprint, ''), 3, { now: NOON + 3_000 });
      const listed = (await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })) ?? [];
      expect(listed.map(({ origin, length, savedAt }) => ({ origin, length, savedAt }))).toEqual([
        { origin: 'edited', length: 8, savedAt: '2026-11-16T12:00:02.000Z' },
        { origin: 'generated', length: 8, savedAt: '2026-11-16T12:00:00.000Z' },
      ]);
      const [newest, oldest] = listed;
      expect(
        await readRevision(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, newest?.versionId ?? ''),
      ).toMatchObject({
        text: 'plan two',
        field: 'aiOutput',
      });
      expect(
        await readRevision(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, oldest?.versionId ?? ''),
      ).toMatchObject({
        text: 'plan one',
      });
      expect(
        await readRevision(
          BLUEPRINT_KIND,
          store,
          { uid: 'somebody-else', id: blueprint.id },
          newest?.versionId ?? '',
        ),
      ).toBeUndefined();
      expect(
        await listRevisions(BLUEPRINT_KIND, store, { uid: 'somebody-else', id: blueprint.id }),
      ).toBeUndefined();
    });

    it('lists an unfinished plan that was replaced, but not each change of a pasted one', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint('identity');
      const drafted = (text: string, origin: 'generated' | 'pasted', at: number) =>
        draftOutput(
          blueprint,
          text,
          { origin, at: new Date(at).toISOString(), writtenFrom: {} },
          blueprint.updatedAt,
        );
      await save(blueprint);
      await save(drafted('half of the first', 'generated', NOON), 1);
      await save(drafted('half of the first, and more', 'generated', NOON), 2);
      await save(drafted('the second', 'generated', NOON + 1), 3, { now: NOON + 1 });
      await save(drafted('a pasted reply', 'pasted', NOON + 2), 4, { now: NOON + 2 });
      await save(drafted('a pasted repl', 'pasted', NOON + 2), 5, { now: NOON + 3 });
      await save(drafted('a pasted rep', 'pasted', NOON + 2), 6, { now: NOON + 4 });
      const listed = await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id });
      expect(listed?.map(({ field, origin, length }) => `${field} ${origin} ${length}`).sort()).toEqual([
        'drafts.aiOutput generated 10',
        'drafts.aiOutput generated 27',
      ]);
    });

    it('thins rewritten answers to one in five minutes and skips answers that only grew', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint();
      const texts = ['I teach', 'I teach people', 'We teach people', 'They teach people', 'Nobody teaches'];
      let version: number | undefined;
      for (const [index, text] of texts.entries()) {
        await save(withAnswer(blueprint, text), version, { now: NOON + index * 60_000 });
        version = index + 1;
      }
      // The first overwritten text was kept at NOON + 2 minutes: the next is kept exactly five minutes later.
      const due = NOON + 7 * 60_000;
      await save(withAnswer(blueprint, 'Nobody sings'), version, { now: due - 1 });
      await save(withAnswer(blueprint, 'Start again'), 6, { now: due });
      const listed =
        (await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, 'answers.0')) ?? [];
      const kept = await Promise.all(
        listed.map(({ versionId }) =>
          readRevision(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, versionId),
        ),
      );
      expect(kept.map((revision) => revision?.text)).toEqual(['Nobody sings', 'I teach people']);
      expect(await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })).toEqual([]);
    });

    it('keeps a text deleted at once, however recently another one was kept', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint();
      const texts = ['I teach people', 'We teach people', 'We teach people to sing', '', 'Start again'];
      for (const [index, text] of texts.entries()) {
        const now = NOON + index * 1_000;
        await save(withAnswer(blueprint, text), index === 0 ? undefined : index, { now });
      }
      const listed =
        (await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, 'answers.0')) ?? [];
      const [newest] = listed;
      expect(
        await readRevision(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, newest?.versionId ?? ''),
      ).toMatchObject({
        text: 'We teach people to sing',
      });
    });

    it('keeps the losing text of a conflict once, however often it is sent, and forgets it after 30 days', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint();
      await save(blueprint);
      const loser = {
        field: 'answers.1',
        text: 'the other words',
        origin: 'conflict',
        savedAt: NOON - 90 * DAY_MS,
      };
      expect(await store.unit(keepRevision(BLUEPRINT_KIND, { uid, id: blueprint.id }, loser, NOON))).toBe(
        true,
      );
      expect(await store.unit(keepRevision(BLUEPRINT_KIND, { uid, id: blueprint.id }, loser, NOON))).toBe(
        true,
      );
      expect(
        await store.unit(keepRevision(BLUEPRINT_KIND, { uid, id: crypto.randomUUID() }, loser, NOON)),
      ).toBe(false);
      expect(await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })).toMatchObject([
        { origin: 'conflict', field: 'answers.1', length: 15, savedAt: '2026-08-18T12:00:00.000Z' },
      ]);
      await forgetOldTexts([BLUEPRINT_KIND], store, NOON + 30 * DAY_MS);
      expect(await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })).toHaveLength(1);
      await forgetOldTexts([BLUEPRINT_KIND], store, NOON + 30 * DAY_MS + 1);
      expect(await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })).toEqual([]);
    });

    it('does not let an hour of typing in the plan push the generated one out', async () => {
      const { store, uid, save } = someone();
      const blueprint = newBlueprint('identity', 'generated plan');
      const facts = { origin: 'generated', at: blueprint.createdAt, writtenFrom: {} } as const;
      await save({ ...blueprint, content: { ...blueprint.content, outputFacts: facts } });
      for (let second = 1; second <= 120; second += 1) {
        await save(withPlan(blueprint, `typed ${second}`), second, { now: NOON + second * 1_000 });
      }
      const listed = (await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })) ?? [];
      expect(listed).toHaveLength(50);
      expect(listed.at(-1)?.origin).toBe('generated');
    });

    it.each(['generated', 'pasted', 'restored'] as const)(
      'keeps what was typed last when a plan that was %s takes its place, however much was typed before',
      async (origin) => {
        const { store, uid, save } = someone();
        const blueprint = newBlueprint('identity', 'typed 0');
        await save(blueprint);
        for (let second = 1; second <= 60; second += 1) {
          await save(withPlan(blueprint, `typed ${second}`), second, { now: NOON + second * 1_000 });
        }
        const facts = { origin, at: blueprint.createdAt, writtenFrom: {} };
        const content = { ...blueprint.content, aiOutput: 'another plan', outputFacts: facts };
        await save({ ...blueprint, content }, 61, { now: NOON + 62_000 });
        const [newest] = (await listRevisions(BLUEPRINT_KIND, store, { uid, id: blueprint.id })) ?? [];
        expect(
          await readRevision(BLUEPRINT_KIND, store, { uid, id: blueprint.id }, newest?.versionId ?? ''),
        ).toMatchObject({
          text: 'typed 60',
        });
      },
    );
  });
}
