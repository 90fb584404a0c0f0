import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Work of the server's thread without a pause: when it ended, and its processor time. */
export type HeldTurn = { at: number; ms: number };

// Loaded into the server that is measured (`--import`). Processor time and no clock: what else runs on the machine may take the
// processor away for a tenth of a second, and that is no fault of the server. What came meanwhile is still done in one piece.
const TOLD_FROM_MS = 2;
const file = process.env.HELD_TURNS_FILE;

if (isMainThread && file !== undefined) {
  const held: HeldTurn[] = [];
  let last = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    const ms = (now.user - last.user + now.system - last.system) / 1_000;
    last = now;
    if (ms >= TOLD_FROM_MS) held.push({ at: Date.now(), ms });
  }, 1).unref();
  process.once('exit', () => writeFileSync(file, JSON.stringify(held)));
}
