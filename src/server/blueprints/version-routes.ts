import type { FastifyInstance } from 'fastify';
import { keepVersionSchema } from '#domain/api/api-contract.ts';
import { AppError } from '#domain/errors.ts';
import { keepRevision, listRevisions, readRevision } from '#server/blueprints/sql/revisions.ts';
import type { Engine } from '#server/database/engine.ts';
import { parseBody } from '#server/http/parse-body.ts';
import { ownerOf } from './owner-guard.ts';

type ById = { Params: { uid: string; id: string } };
type ByVersion = { Params: ById['Params'] & { versionId: string } };
type Filtered = ById & { Querystring: Record<string, unknown> };

/** Earlier plans and what lost a conflict; `?field=answers.0` lists the kept texts of that field instead. */
export function registerVersionRoutes(app: FastifyInstance, store: Engine, now: () => number): void {
  app.get<Filtered>('/api/users/:uid/blueprints/:id/versions', async (request) => {
    const { field } = request.query;
    if (field !== undefined && typeof field !== 'string') throw new AppError('invalid-request');
    const versions = await listRevisions(store, ownerOf(request), request.params.id, field);
    if (!versions) throw new AppError('not-found');
    return { versions };
  });

  app.get<ByVersion>('/api/users/:uid/blueprints/:id/versions/:versionId', async (request) => {
    const { id, versionId } = request.params;
    const version = await readRevision(store, ownerOf(request), id, versionId);
    if (!version) throw new AppError('not-found');
    return { version };
  });

  app.post<ById>('/api/users/:uid/blueprints/:id/versions', async (request, reply) => {
    const { savedAt, ...version } = parseBody(keepVersionSchema, request.body);
    const at = now();
    const revision = { ...version, savedAt: savedAt === undefined ? at : Date.parse(savedAt) };
    const isKept = await store.unit(keepRevision(ownerOf(request), request.params.id, revision, at));
    if (!isKept) throw new AppError('not-found');
    return reply.code(204).send();
  });
}
