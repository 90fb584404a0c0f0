import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import type { Address, DocumentKind } from './document-kind.ts';

const owners = new WeakMap<FastifyRequest, string>();

/**
 * Runs before a body is read. The owner comes from the session; a path with anybody else's id, real or not, gets the
 * same 404 as an unknown path.
 */
export function registerOwnerGuard(app: FastifyInstance, accounts: Accounts): void {
  app.addHook<{ Params: { uid: string } }>('onRequest', async (request) => {
    const session = await accounts.sessionOf(request.headers.cookie);
    if (!session) throw new AppError('not-authenticated');
    if (request.params.uid !== session.uid) throw new AppError('not-found');
    // No id or field contains a NUL, and PostgreSQL refuses one even in a query.
    if (request.url.includes('%00')) throw new AppError('not-found');
    owners.set(request, session.uid);
  });
}

export function ownerOf(request: FastifyRequest): string {
  const uid = owners.get(request);
  if (uid === undefined) throw new AppError('not-authenticated');
  return uid;
}

/** The document of a request: the owner from the session, the id from the path, if the kind has several. */
export function addressOf(kind: DocumentKind, request: FastifyRequest): Address {
  const { id = '' } = request.params as { id?: string };
  return { uid: ownerOf(request), id: kind.rules.only?.id ?? id };
}
