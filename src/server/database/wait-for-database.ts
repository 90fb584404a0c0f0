import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 500;
// Not running or not ready yet. Waiting doesn't fix a wrong password or a missing database.
const PASSING = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const PASSING_STATES = ['57P03', '53300', '25006', '08006', '08001', '08004'];
const TIMED_OUT = /timeout|Connection terminated/i;

/** Opens a database that may start slightly later than this server, as after a power cut. */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  { forMs, onWait }: { forMs: number; onWait: (reason: unknown) => void },
): Promise<T> {
  const end = Date.now() + forMs;
  let isTold = false;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!mayPass(error) || Date.now() >= end) throw error;
      if (!isTold) onWait(error);
      isTold = true;
      await wait(Math.min(EVERY_MS, Math.max(1, end - Date.now())));
    }
  }
}

function mayPass(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (!(first instanceof Error)) return false;
  const code = 'code' in first ? String(first.code) : '';
  return [...PASSING, ...PASSING_STATES].includes(code) || (code === '' && TIMED_OUT.test(first.message));
}
