import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Uninterrupted work of the server's thread: its end, and its processor time. */
export type LongTurn = { at: number; ms: number };

// Loaded into the measured server (`--import`). Processor time, not wall time: other programs may take the processor
// for a tenth of a second, which isn't the server's fault. Requests that arrive meanwhile are still handled in one
// turn.
const TOLD_FROM_MS = 2;
const file = process.env.HELD_TURNS_FILE;

if (isMainThread && file !== undefined) {
  const held: LongTurn[] = [];
  let last = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    const ms = (now.user - last.user + now.system - last.system) / 1_000;
    last = now;
    if (ms >= TOLD_FROM_MS) held.push({ at: Date.now(), ms });
  }, 1).unref();
  process.once('exit', () => writeFileSync(file, JSON.stringify(held)));
}
