import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BLUEPRINT_KIND } from '#server/blueprints/blueprint-kind.ts';
import { saveSteps } from '#server/documents/sql/save-document.ts';
import { openSqlite } from '#server/testing/engines.ts';
import { newBlueprint } from '#server/testing/test-app.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';

const SAVES = 20_000;

describe('the SQLite file', () => {
  it('is opened so that a confirmed save survives a power cut', async () => {
    const { engine, stop } = await openSqlite();
    expect(await engine.read('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await engine.read('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await engine.read('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    // A log that grew, because of a long read, is truncated again.
    expect(await engine.read('PRAGMA journal_size_limit')).toEqual([{ journal_size_limit: 8_388_608 }]);
    await stop();
  });

  it(`keeps its log under 16 MB through ${SAVES} saves`, async () => {
    const { engine, dataDir, stop } = await openSqlite();
    const blueprints = Array.from({ length: 20 }, () => newBlueprint('identity', 'x'.repeat(4_000)));
    let largest = 0;
    for (let round = 0; round < SAVES / blueprints.length; round += 1) {
      await Promise.all(
        blueprints.map((blueprint, person) =>
          engine.unit(() =>
            saveSteps(BLUEPRINT_KIND, {
              uid: `person-${person}`,
              id: blueprint.id,
              body: blueprint,
              expected: round === 0 ? undefined : round,
              sender: { client: 'c', seq: round + 1 },
              now: Date.now(),
            }),
          ),
        ),
      );
      largest = Math.max(largest, statSync(join(dataDir, 'cornerstone.db-wal')).size);
    }
    expect(await engine.read('SELECT MIN(version) AS version FROM blueprints')).toEqual([
      { version: SAVES / blueprints.length },
    ]);
    process.stdout.write(`WAL: at most ${(largest / 1_048_576).toFixed(1)} MB through ${SAVES} saves\n`);
    expect(largest).toBeLessThan(16 * 1_048_576);
    await stop();
  });
});

describe('a PostgreSQL that accepts and then says nothing', () => {
  it('is given up on within 2.5 s', async () => {
    const silent = createServer(() => undefined);
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const engine = new PostgresEngine({ url: `postgres://a@127.0.0.1:${port}/b`, onError: () => undefined });
    // Our own timer as well: on a machine that freezes for a second, all timers are late.
    const tooLate = setTimeout(2_500);
    const answer = Promise.race([engine.read('SELECT 1'), tooLate]);
    await expect(answer).rejects.toMatchObject({ code: 'storage-unavailable' });
    await engine.close();
    silent.close();
  });
});
