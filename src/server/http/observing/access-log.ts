import type { FastifyBaseLogger } from 'fastify';
import type { Observer } from './answered.ts';

/** One line per reply at level info. */
export function accessLog(log: FastifyBaseLogger): Observer {
  return ({ ms, ...answered }) => log.info({ ...answered, ms: Math.round(ms) });
}
