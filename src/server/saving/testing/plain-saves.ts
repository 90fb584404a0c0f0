import type { FastifyInstance } from 'fastify';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import { addressOf, registerOwnerGuard } from '#server/documents/owner-guard.ts';
import { parseDocument } from '#server/documents/parse-document.ts';
import { saveSteps } from '#server/documents/sql/save-document.ts';
import { expectedVersion, senderOf } from '#server/saving/save-headers.ts';
import { savedOrRefused } from '#server/saving/save-outcome.ts';
import type { SaveParts } from '#server/saving/save-route.ts';

/** Saving a document in the simplest form: session, owner, headers, schema, transaction, reply. */
export async function registerPlainSaves(
  app: FastifyInstance,
  { kinds, store, accounts, now }: SaveParts,
): Promise<void> {
  await app.register(async (owned) => {
    registerOwnerGuard(owned, accounts);
    for (const kind of kinds)
      owned.put(kind.routes.save.path, async (request, reply) => {
        const { uid, id } = addressOf(kind, request);
        const expected = expectedVersion(request.headers);
        const sender = senderOf(request.headers);
        const body = parseDocument(kind, id, request.body);
        const outcome = await store.unit(() =>
          saveSteps(kind, { uid, id, body, expected, sender, now: now() }),
        );
        const saved = savedOrRefused(outcome);
        return reply.header(HEADERS.etag, etagOf(saved.version)).send(saved);
      });
  });
}
