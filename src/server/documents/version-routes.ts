import type { FastifyInstance } from 'fastify';
import { keepVersionSchema } from '#domain/api/api-contract.ts';
import { AppError } from '#domain/errors.ts';
import { parseBody } from '#server/http/parse-body.ts';
import { addressOf } from './owner-guard.ts';
import type { RoutesOptions } from './routes-options.ts';
import { keepRevision, listRevisions, readRevision } from './sql/revisions.ts';

type Filtered = { Querystring: Record<string, unknown> };
type ByVersion = { Params: { versionId: string } };

/** The default list of versions; `?field=answers.0` lists the kept texts of that field instead. */
export function registerVersionRoutes(app: FastifyInstance, { kind, store, now }: RoutesOptions): void {
  const { listVersions, readVersion, keepVersion } = kind.routes;

  app.get<Filtered>(listVersions.path, async (request) => {
    const { field } = request.query;
    if (field !== undefined && typeof field !== 'string') throw new AppError('invalid-request');
    const versions = await listRevisions(kind, store, addressOf(kind, request), field);
    if (!versions) throw new AppError('not-found');
    return { versions };
  });

  app.get<ByVersion>(readVersion.path, async (request) => {
    const { versionId } = request.params;
    const version = await readRevision(kind, store, addressOf(kind, request), versionId);
    if (!version) throw new AppError('not-found');
    return { version };
  });

  app.post(keepVersion.path, async (request, reply) => {
    const { savedAt, ...version } = parseBody(keepVersionSchema, request.body);
    const at = now();
    const revision = { ...version, savedAt: savedAt === undefined ? at : Date.parse(savedAt) };
    const isKept = await store.unit(keepRevision(kind, addressOf(kind, request), revision, at));
    if (!isKept) throw new AppError('not-found');
    return reply.code(204).send();
  });
}
