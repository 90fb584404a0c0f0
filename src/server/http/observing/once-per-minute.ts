import type { FastifyBaseLogger } from 'fastify';

const MINUTE_MS = 60_000;

type Log = Pick<FastifyBaseLogger, 'warn'>;

const untold = new WeakMap<Log, Map<string, number>>();

/**
 * While the database is down, every save fails: thousands of identical lines would fill the disk and hide the important
 * one. The first is logged at once; after that, one line a minute with a count.
 */
export function warnOncePerMinute(log: Log, what: string, details: Readonly<Record<string, unknown>>): void {
  const counts = untold.get(log) ?? new Map<string, number>();
  untold.set(log, counts);
  const before = counts.get(what);
  if (before !== undefined) {
    counts.set(what, before + 1);
    return;
  }
  log.warn(details, what);
  counts.set(what, 0);
  const tell = () => {
    const times = counts.get(what) ?? 0;
    if (times === 0) {
      counts.delete(what);
      return;
    }
    log.warn({ code: details.code, times }, `${what}: ${times} more in the last minute`);
    counts.set(what, 0);
    setTimeout(tell, MINUTE_MS).unref();
  };
  setTimeout(tell, MINUTE_MS).unref();
}
