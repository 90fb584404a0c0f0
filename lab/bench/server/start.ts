import { rmSync } from 'node:fs';
import { median } from '#harness/median.ts';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { startServer } from '#harness/server-process.ts';
import { rssOf } from './saves.ts';

const STARTS = 5;

/** From the start of the process to the first 200 on /readyz: with an empty folder, and with an existing one. */
export async function measureStart() {
  const first: number[] = [];
  const again: number[] = [];
  let rssMb = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const dataDir = scratchFolder();
    for (const times of [first, again]) {
      const begun = performance.now();
      const server = await startServer({ DATA_DIR: dataDir });
      times.push(performance.now() - begun);
      rssMb = rssOf(server.pid);
      await server.kill('SIGTERM');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { firstMs: median(first), againMs: median(again), rssMb };
}
