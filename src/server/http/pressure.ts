import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { isReading } from './is-reading.ts';

const SAMPLE_MS = 200;

export type Limits = { maxWritesInFlight: number; maxLagMs: number };

export const DEFAULT_LIMITS: Limits = { maxWritesInFlight: 512, maxLagMs: 1_500 };

/** Refuses new writes while too many wait or the process falls behind: a quick 503 beats a slow time-out. */
export function registerPressure(app: FastifyInstance, { maxWritesInFlight, maxLagMs }: Limits): void {
  let writes = 0;
  let lagMs = 0;
  let expected = performance.now() + SAMPLE_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lagMs = Math.max(0, now - expected);
    expected = now + SAMPLE_MS;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', (request, _reply, done) => {
    if (isReading(request.method)) return done();
    const isTooMuch = writes >= maxWritesInFlight || lagMs > maxLagMs;
    return isTooMuch ? done(new AppError('overloaded')) : done();
  });

  // Counted only when the body is there: 512 strangers who never finish theirs would stop everybody's saves.
  app.addHook('preValidation', (request, reply, done) => {
    if (isReading(request.method)) return done();
    if (writes >= maxWritesInFlight) return done(new AppError('overloaded'));
    writes += 1;
    reply.raw.once('close', () => {
      writes -= 1;
    });
    return done();
  });
}
