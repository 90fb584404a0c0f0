import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import { signUpOver } from '#harness/http-person.ts';
import { roundsOf } from '#harness/rounds.ts';
import { startServer } from '#harness/server-process.ts';
import { temporaryFolder } from '#server/testing/engines.ts';
import { startingWriters } from '#server/testing/writers.ts';

const KILLS = roundsOf('KILLS', { usual: 10, full: 100 });

describe('kill -9 under load on SQLite', () => {
  it(`loses no confirmed save and tears no document, ${KILLS} times`, async () => {
    const dataDir = temporaryFolder();
    let server = await startServer({ DATA_DIR: dataDir });
    const writers = startingWriters(await signUpOver(server.url, 'ruth@example.org'), 8);
    let slowestStartMs = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      let isRunning = true;
      const before = writers.acks;
      const running = writers.run(server.url, () => isRunning);
      // Not before a save was confirmed, however slow the machine.
      await until(() => writers.acks > before);
      await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 240));
      await server.kill('SIGKILL');
      isRunning = false;
      await running;
      const check = new DatabaseSync(join(dataDir, 'cornerstone.db'), { readOnly: true });
      expect(check.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      check.close();
      const begun = performance.now();
      server = await startServer({ DATA_DIR: dataDir });
      slowestStartMs = Math.max(slowestStartMs, performance.now() - begun);
      expect(await writers.check(server.url)).toEqual({ lost: 0, torn: 0 });
    }
    process.stdout.write(
      `kill -9, SQLite: ${KILLS} kills, ${writers.acks} confirmed saves, 0 lost, slowest start ${Math.round(slowestStartMs)} ms\n`,
    );
    expect(writers.acks).toBeGreaterThan(KILLS);
    expect((await server.kill('SIGTERM')).code).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  }, 1_200_000);
});
