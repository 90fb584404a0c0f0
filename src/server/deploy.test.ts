import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import { signUpOver } from '#harness/http-person.ts';
import { roundsOf } from '#harness/rounds.ts';
import { startServer } from '#harness/server-process.ts';
import { temporaryFolder } from './testing/engines.ts';
import { startingWriters } from './testing/writers.ts';

const WRITERS = 8;
const DEPLOYS = roundsOf('DEPLOYS', { usual: 5, full: 20 });

describe('SIGTERM under load', () => {
  it(`loses no confirmed save, ends with 0 in under 10 s, ${DEPLOYS} times in a row`, async () => {
    const dataDir = temporaryFolder();
    let server = await startServer({ DATA_DIR: dataDir });
    const PORT = String(server.port);
    const writers = startingWriters(await signUpOver(server.url, 'ruth@example.org'), WRITERS);
    let slowestEndMs = 0;
    for (let deploy = 0; deploy < DEPLOYS; deploy += 1) {
      let isRunning = true;
      const before = writers.acks;
      const running = writers.run(server.url, () => isRunning, 20);
      await until(() => writers.acks >= before + WRITERS);
      const begun = performance.now();
      const { code, output } = await server.kill('SIGTERM');
      slowestEndMs = Math.max(slowestEndMs, performance.now() - begun);
      expect([code, output]).toEqual([0, '']);
      server = await startServer({ DATA_DIR: dataDir, PORT });
      const restarted = writers.acks;
      await until(() => writers.acks >= restarted + WRITERS);
      isRunning = false;
      await running;
      expect(await writers.check(server.url)).toEqual({ lost: 0, torn: 0 });
    }
    const strange = [...writers.statuses.keys()].filter(
      (status) => ![200, 412, 503, 'no answer'].includes(status),
    );
    expect(strange).toEqual([]);
    expect(slowestEndMs).toBeLessThan(10_000);
    process.stdout.write(
      `SIGTERM: ${DEPLOYS} deploys, ${writers.acks} confirmed saves, slowest end ${Math.round(slowestEndMs)} ms\n`,
    );
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }, 240_000);
});
