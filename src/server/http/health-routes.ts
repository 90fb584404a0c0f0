import type { FastifyInstance } from 'fastify';
import { API } from '#domain/api/api.ts';
import type { Engine } from '#server/database/engine.ts';
import { serve } from './serve.ts';

/** `healthz` says the process runs (restart it if not), `readyz` that it can save (send no traffic if not). */
export function registerHealthRoutes(app: FastifyInstance, store: Engine): void {
  serve(app, API.health, async () => ({ status: 'ok' }));
  // Simultaneous requests share one ping: anybody may ask, and each ping takes a connection away from saves.
  let looking: Promise<void> | undefined;
  serve(app, API.ready, async () => {
    looking ??= store.ping().finally(() => {
      looking = undefined;
    });
    await looking;
    return { status: 'ready' };
  });
}
