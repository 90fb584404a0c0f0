import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Guard } from './guard.ts';
import { isReading } from './is-reading.ts';
import type { EventLoopLag } from './observing/event-loop-lag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A save is counted by its unit, which is cheaper than by the close of its response. */
    countsItself?: boolean;
  }
}

const SAMPLE_MS = 200;

export type Limits = { maxWritesInFlight: number; maxLagMs: number };

export const DEFAULT_LIMITS: Limits = { maxWritesInFlight: 512, maxLagMs: 1_500 };

export type Pressure = {
  guard: Guard;
  /** Counted only once the body is there: 512 strangers who never finish theirs would block everybody's saves. */
  enter(): void;
  leave(): void;
  close(): void;
};

/** Refuses new writes while too many wait or the process lags: a quick 503 beats a slow timeout. */
export function createPressure(
  { maxWritesInFlight, maxLagMs }: Limits,
  lag: Pick<EventLoopLag, 'sinceLastMs'>,
): Pressure {
  let writes = 0;
  let lagMs = 0;
  let lagBeforeMs = 0;
  const timer = setInterval(() => {
    lagBeforeMs = lagMs;
    lagMs = lag.sinceLastMs();
  }, SAMPLE_MS).unref();

  return {
    guard({ method }) {
      if (isReading(method)) return;
      // Twice in a row: a request right after a single long pause, as at startup, is accepted.
      const isBehind = Math.min(lagMs, lagBeforeMs) > maxLagMs;
      if (writes >= maxWritesInFlight || isBehind) throw new AppError('overloaded');
    },
    enter() {
      if (writes >= maxWritesInFlight) throw new AppError('overloaded');
      writes += 1;
    },
    leave() {
      writes -= 1;
    },
    close: () => clearInterval(timer),
  };
}

/** Its guard is registered with the others; this counts the writes of every route that doesn't count its own. */
export function registerPressure(app: FastifyInstance, pressure: Pressure): void {
  app.addHook('onClose', async () => pressure.close());
  const count: preValidationHookHandler = (_request, reply, done) => {
    try {
      pressure.enter();
    } catch (error) {
      return done(error as Error);
    }
    reply.raw.once('close', () => pressure.leave());
    return done();
  };
  app.addHook('onRoute', (route) => {
    const writes = [route.method].flat().some((method) => !isReading(method));
    if (writes && !route.config?.countsItself) route.preValidation = count;
  });
}
