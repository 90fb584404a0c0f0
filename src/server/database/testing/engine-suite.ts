import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { type Engine, numberOf, statement } from '#server/database/engine.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';

/** The transaction guarantees of every engine. */
export function engineSuite(open: () => Promise<OpenedEngine>): void {
  let opened: OpenedEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    engine = opened.engine;
    await engine.unit(function* () {
      yield statement('CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL)');
    });
  });
  afterAll(() => opened.stop());

  const add = (name: string, value: number) =>
    engine.unit(function* () {
      yield statement('INSERT INTO counters (name, value) VALUES (?, ?)', name, value);
      return name;
    });
  const namesLike = async (pattern: string) =>
    (await engine.read('SELECT name FROM counters WHERE name LIKE ? ORDER BY name', [pattern])).map(
      ({ name }) => name,
    );

  describe('a unit of work', () => {
    it('is visible once its promise resolves', async () => {
      expect(await add('kept', 1)).toBe('kept');
      expect(await engine.read('SELECT value FROM counters WHERE name = ?', ['kept'])).toEqual([
        { value: 1 },
      ]);
    });

    it('is rolled back alone when it throws', async () => {
      const failing = engine.unit(function* () {
        yield statement('INSERT INTO counters (name, value) VALUES (?, ?)', 'beside-failed', 1);
        throw new AppError('version-mismatch');
      });
      const answers = await Promise.allSettled([add('beside-1', 1), failing, add('beside-2', 2)]);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      await expect(failing).rejects.toMatchObject({ code: 'version-mismatch' });
      expect(await namesLike('beside-%')).toEqual(['beside-1', 'beside-2']);
    });

    it('is rolled back when a statement fails, and hides the error from people', async () => {
      await add('twice', 1);
      const failing = engine.unit(function* () {
        yield statement('INSERT INTO counters (name, value) VALUES (?, ?)', 'before-twice', 1);
        yield statement('INSERT INTO counters (name, value) VALUES (?, ?)', 'twice', 1);
      });
      await expect(failing).rejects.not.toBeInstanceOf(AppError);
      expect(await namesLike('before-%')).toEqual([]);
    });

    it('counts right when fifty of them read, then write, the same row', async () => {
      await add('shared', 0);
      const increment = () =>
        engine.unit(function* () {
          const { rows } = yield statement('SELECT value FROM counters WHERE name = ? FOR UPDATE', 'shared');
          const value = rows[0] ? numberOf(rows[0], 'value') : Number.NaN;
          yield statement('UPDATE counters SET value = ? WHERE name = ?', value + 1, 'shared');
        });
      await Promise.all(Array.from({ length: 50 }, increment));
      expect(await engine.read('SELECT value FROM counters WHERE name = ?', ['shared'])).toEqual([
        { value: 50 },
      ]);
    });

    it('returns the number of touched rows and returned values of a write', async () => {
      await add('counted-1', 1);
      await add('counted-2', 2);
      const result = await engine.unit(function* () {
        const updated = yield statement("UPDATE counters SET value = 9 WHERE name LIKE 'counted-%'");
        const returned = yield statement("DELETE FROM counters WHERE name LIKE 'counted-%' RETURNING name");
        return { updated: updated.changes, returned: returned.rows.length, deleted: returned.changes };
      });
      expect(result).toEqual({ updated: 2, returned: 2, deleted: 2 });
    });

    it('refuses politely once the engine is closed', async () => {
      const other = await open();
      await other.engine.close();
      await expect(other.engine.read('SELECT 1')).rejects.toMatchObject({ code: 'storage-unavailable' });
      await expect(
        other.engine.unit(function* () {
          yield statement('SELECT 1');
        }),
      ).rejects.toMatchObject({ code: 'storage-unavailable' });
      await other.stop();
    });
  });
}
