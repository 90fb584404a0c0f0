import type { FastifyInstance } from 'fastify';
import { PATHS } from '#domain/api/api-paths.ts';
import type { Engine } from '#server/database/engine.ts';

/** `healthz` says the process runs (restart it if not), `readyz` that it can save (send no traffic if not). */
export function registerHealthRoutes(app: FastifyInstance, store: Engine): void {
  app.get(PATHS.health(), async () => ({ status: 'ok' }));
  app.get(PATHS.ready(), async () => {
    await store.ping();
    return { status: 'ready' };
  });
}
