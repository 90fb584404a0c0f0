import type { FastifyInstance } from 'fastify';
import { nothingSchema } from '#domain/api/api-contract.ts';
import { HEADERS } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { sendCompressed } from '#server/http/compressed.ts';
import { matchesEtag } from '#server/http/matches-etag.ts';
import { parseBody } from '#server/http/parse-body.ts';
import { RequestFailure } from '#server/http/request-failure.ts';
import { registerDeletedRoute } from './deleted-route.ts';
import { listMember } from './list-json.ts';
import { addressOf, ownerOf, registerOwnerGuard } from './owner-guard.ts';
import type { RoutesOptions } from './routes-options.ts';
import { currentListEtag, listDocuments } from './sql/list-documents.ts';
import { deleteDocument, restoreDocument } from './sql/remove-document.ts';
import { utf8Of } from './utf8-of.ts';
import { registerVersionRoutes } from './version-routes.ts';

// These texts are JSON already: Fastify would send a string as text/plain.
const JSON_TYPE = 'application/json; charset=utf-8';

/** All routes for documents of one kind, for their owner only; saving has its own room. */
export async function registerDocumentRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  options: RoutesOptions,
): Promise<void> {
  await app.register(async (owned) => {
    registerOwnerGuard(owned, accounts);
    registerReadRoute(owned, options);
    registerRemoveRoutes(owned, options);
    registerDeletedRoute(owned, options);
    registerVersionRoutes(owned, options);
  });
}

function registerReadRoute(app: FastifyInstance, { kind, store }: RoutesOptions): void {
  app.get(kind.routes.list.path, async (request, reply) => {
    const uid = ownerOf(request);
    const ifNoneMatch = request.headers['if-none-match'];
    if (ifNoneMatch !== undefined) {
      const etag = await currentListEtag(kind, store, uid);
      if (matchesEtag(ifNoneMatch, etag)) return reply.code(304).header(HEADERS.etag, etag).send();
    }
    const { etag, documents } = await listDocuments(kind, store, uid);
    reply.header(HEADERS.etag, etag).header('content-type', JSON_TYPE);
    return sendCompressed(request, reply, utf8Of(['{', ...listMember({ kind, documents }), '}']));
  });
}

function registerRemoveRoutes(app: FastifyInstance, { kind, store, now }: RoutesOptions): void {
  app.delete(kind.routes.delete.path, async (request, reply) => {
    const { uid, id } = addressOf(kind, request);
    if (!(await store.unit(deleteDocument(kind, uid, id, now())))) throw new AppError('not-found');
    return reply.code(204).send();
  });

  app.post(kind.routes.restore.path, async (request, reply) => {
    parseBody(nothingSchema, request.body);
    const { uid, id } = addressOf(kind, request);
    const outcome = await store.unit(restoreDocument(kind, uid, id, now()));
    switch (outcome.status) {
      case 'restored':
        return reply
          .header('content-type', JSON_TYPE)
          .send(`{"${kind.rules.names.one}":${outcome.document}}`);
      case 'type-exists':
        throw new RequestFailure('type-exists', { body: { existing: JSON.parse(outcome.existing) } });
      case 'deleted':
        throw new AppError('deleted');
      case 'unknown':
        throw new AppError('not-found');
    }
  });
}
