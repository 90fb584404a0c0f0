import type { FastifyInstance } from 'fastify';
import { ownerOf } from './owner-guard.ts';
import type { RoutesOptions } from './routes-options.ts';
import { listDeleted } from './sql/list-deleted.ts';

/** Documents deleted in the last 30 days, for kinds that a person has several of. */
export function registerDeletedRoute(app: FastifyInstance, { kind, store }: RoutesOptions): void {
  const route = kind.routes.listDeleted;
  if (!route) return;
  app.get(route.path, async (request) => {
    const found = await listDeleted(kind, store, ownerOf(request));
    return {
      deleted: found.map(({ deletedAt, body }) =>
        kind.deletedSummary(body, new Date(deletedAt).toISOString()),
      ),
    };
  });
}
