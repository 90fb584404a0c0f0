import { describe, expect, it } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import { signUpOver } from '#harness/http-person.ts';
import { roundsOf } from '#harness/rounds.ts';
import { startServer } from '#harness/server-process.ts';
import { startingWriters } from '#server/testing/writers.ts';
import { startPostgres } from './testing/postgres.ts';

const KILLS = roundsOf('KILLS', { usual: 10, full: 100 });

describe('kill -9 under load on PostgreSQL', () => {
  it(`loses no confirmed save, ${KILLS} times, every third time together with the database`, async () => {
    const postgres = await startPostgres();
    const DATABASE_URL = await postgres.newDatabase();
    let server = await startServer({ DATABASE_URL });
    const writers = startingWriters(await signUpOver(server.url, 'ruth@example.org'), 8);
    for (let kill = 0; kill < KILLS; kill += 1) {
      let isRunning = true;
      const before = writers.acks;
      const running = writers.run(server.url, () => isRunning);
      // Not before a save was confirmed, however slow the machine.
      await until(() => writers.acks > before);
      await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 240));
      // Every third time the database is killed too, as in a power cut.
      const isPowerCut = kill % 3 === 2;
      await Promise.all([server.kill('SIGKILL'), isPowerCut && postgres.stopAtOnce()]);
      isRunning = false;
      await running;
      if (isPowerCut) await postgres.start();
      server = await startServer({ DATABASE_URL });
      expect(await writers.check(server.url)).toEqual({ lost: 0, torn: 0 });
    }
    process.stdout.write(`kill -9, PostgreSQL: ${KILLS} kills, ${writers.acks} confirmed saves, 0 lost\n`);
    expect(writers.acks).toBeGreaterThan(KILLS);
    expect((await server.kill('SIGTERM')).code).toBe(0);
    await postgres.stop();
  }, 1_200_000);
});
