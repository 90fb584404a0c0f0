import type { FastifyInstance } from 'fastify';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import { addressOf } from './owner-guard.ts';
import { parseDocument } from './parse-document.ts';
import type { RoutesOptions } from './routes-options.ts';
import { expectedVersion, senderOf } from './save-headers.ts';
import { savedOrRefused } from './save-outcome.ts';
import { saveDocument } from './sql/save-document.ts';

/**
 * Saving a document, whole and by itself: `fast-saves/` does the same for most requests in less time, and a property
 * test holds it to what is written here. Session and owner were asked before the body was read (`owner-guard.ts`).
 */
export function registerSaveRoute(app: FastifyInstance, { kind, store, now }: RoutesOptions): void {
  app.put(kind.path, async (request, reply) => {
    const { uid, id } = addressOf(kind, request);
    const expected = expectedVersion(request.headers);
    const sender = senderOf(request.headers);
    const body = parseDocument(kind, id, request.body);
    const outcome = await store.unit(saveDocument(kind, { uid, id, body, expected, sender, now: now() }));
    const saved = savedOrRefused(outcome);
    return reply.header(HEADERS.etag, etagOf(saved.version)).send(saved);
  });
}
