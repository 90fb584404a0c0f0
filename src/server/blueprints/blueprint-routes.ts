import type { FastifyInstance } from 'fastify';
import { HEADERS } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import { currentListEtag, listBlueprints } from '#server/blueprints/sql/list-blueprints.ts';
import { deleteBlueprint, restoreBlueprint } from '#server/blueprints/sql/remove-blueprint.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { sendCompressed } from '#server/http/compressed.ts';
import { matchesEtag } from '#server/http/matches-etag.ts';
import { noBodySchema, parseBody } from '#server/http/parse-body.ts';
import { RequestFailure } from '#server/http/request-failure.ts';
import { ownerOf, registerOwnerGuard } from './owner-guard.ts';
import { registerVersionRoutes } from './version-routes.ts';

type ById = { Params: { uid: string; id: string } };

// Texts that are JSON already: Fastify would call a string text/plain.
const JSON_TYPE = 'application/json; charset=utf-8';

type Options = { store: Engine; accounts: Accounts; now?: () => number };

/** All but the save, which comes by the thousand and has a listener of its own: `save-route.ts`. */
export async function registerBlueprintRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { store, accounts, now = Date.now } = options;
  await app.register(async (owned) => {
    registerOwnerGuard(owned, accounts);

    owned.get('/api/users/:uid/blueprints', async (request, reply) => {
      const uid = ownerOf(request);
      const known = request.headers['if-none-match'];
      if (known !== undefined) {
        const etag = await currentListEtag(store, uid);
        if (matchesEtag(known, etag)) return reply.code(304).header(HEADERS.etag, etag).send();
      }
      const { etag, json } = await listBlueprints(store, uid);
      reply.header(HEADERS.etag, etag).header('content-type', JSON_TYPE);
      return sendCompressed(request, reply, `{"blueprints":${json}}`);
    });

    owned.delete<ById>('/api/users/:uid/blueprints/:id', async (request, reply) => {
      const isKnown = await store.unit(deleteBlueprint(ownerOf(request), request.params.id, now()));
      if (!isKnown) throw new AppError('not-found');
      return reply.code(204).send();
    });

    owned.post<ById>('/api/users/:uid/blueprints/:id/restore', async (request, reply) => {
      parseBody(noBodySchema, request.body);
      const outcome = await store.unit(restoreBlueprint(ownerOf(request), request.params.id, now()));
      switch (outcome.status) {
        case 'restored':
          return reply.header('content-type', JSON_TYPE).send(`{"blueprint":${outcome.blueprint}}`);
        case 'type-exists':
          throw new RequestFailure('type-exists', { body: { existing: JSON.parse(outcome.existing) } });
        case 'deleted':
          throw new AppError('deleted');
        case 'unknown':
          throw new AppError('not-found');
      }
    });

    registerVersionRoutes(owned, store, now);
  });
}
