import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import type { Address, DocumentKind } from './document-kind.ts';

const owners = new WeakMap<FastifyRequest, string>();

/**
 * Runs before a body is read. The owner is who the session says; a path that names anybody else, real or
 * not, is answered like a path that leads nowhere.
 */
export function registerOwnerGuard(app: FastifyInstance, accounts: Accounts): void {
  app.addHook<{ Params: { uid: string } }>('onRequest', async (request) => {
    const session = await accounts.sessionOf(request.headers.cookie);
    if (!session) throw new AppError('not-authenticated');
    if (request.params.uid !== session.uid) throw new AppError('not-found');
    // No id and no field has a NUL in its name, and PostgreSQL takes none even in a question.
    if (request.url.includes('%00')) throw new AppError('not-found');
    owners.set(request, session.uid);
  });
}

export function ownerOf(request: FastifyRequest): string {
  const uid = owners.get(request);
  if (uid === undefined) throw new AppError('not-authenticated');
  return uid;
}

/** The document that a request is about: the owner by the session, the id by the path, where there is more than one. */
export function addressOf(kind: DocumentKind, request: FastifyRequest): Address {
  const { id = '' } = request.params as { id?: string };
  return { uid: ownerOf(request), id: kind.rules.only?.id ?? id };
}
