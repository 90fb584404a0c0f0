import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Engine } from '#server/database/engine.ts';
import { type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { parseDocument } from '#server/documents/parse-document.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { registerJsonBody } from '#server/http/json-body.ts';
import type { Pressure } from '#server/http/pressure.ts';
import { type OwnedOutcome, type OwnedSave, ownedSave } from './owned-save.ts';
import { createRecentBodies } from './recent-bodies.ts';
import { expectedVersion, senderOf } from './save-headers.ts';
import { savedOrRefused } from './save-outcome.ts';
import { readSentJson } from './sent-json.ts';
import { createTurn } from './turn.ts';

export type SaveParts = {
  kinds: readonly DocumentKind[];
  store: Engine;
  accounts: Accounts;
  pressure: Pressure;
  now: () => number;
};

type Arrival = { kind: DocumentKind; request: FastifyRequest; reply: FastifyReply };

const NO_BODY = Buffer.alloc(0);
// Counted from its body to its commit: cheaper than until the response closes, with thousands a second.
const OWN_COUNT = { config: { countsItself: true } };

/**
 * Saves a document of any kind: thousands of times a second while people type. `testing/plain-saves.ts` does the same
 * in a dozen lines, and a property test compares the two.
 */
export async function registerSaveRoutes(app: FastifyInstance, parts: SaveParts): Promise<void> {
  await app.register(async (saving) => registerIn(saving, parts));
}

function registerIn(saving: FastifyInstance, { kinds, store, accounts, pressure, now }: SaveParts): void {
  const recent = createRecentBodies();
  saving.addHook('onClose', async () => recent.close());
  // Only the cookie's signature is checked here; the saving transaction reads whose session it is, and whether it has ended.
  const sessions = new WeakMap<FastifyRequest, string>();
  registerJsonBody(saving, (bytes) => bytes);

  saving.addHook('onRequest', (request, _reply, done) => {
    const { cookie } = request.headers;
    const session = accounts.sessionHash(cookie);
    if (session !== undefined) {
      sessions.set(request, session);
      return done();
    }
    // Call it anyway: it ends the session of a browser that signed out offline.
    accounts.sessionOf(cookie).then(() => done(new AppError('not-authenticated')), done);
  });

  // A client that may not save must learn nothing about its body: first the session, then the owner.
  saving.setErrorHandler(async (error, request) => {
    if (!sessions.has(request)) throw error;
    const session = await accounts.sessionOf(request.headers.cookie);
    if (!session) throw new AppError('not-authenticated');
    throw session.uid === uidOf(request) && !hasNul(request) ? error : new AppError('not-found');
  });

  // Committed at the end of the turn, half of the writers would wait for the other half, each with its own disk sync.
  const arrive = createTurn(take, () => store.commit());
  for (const kind of kinds)
    saving.put(kind.routes.save.path, OWN_COUNT, (request, reply) => {
      arrive({ kind, request, reply });
    });

  function take({ kind, request, reply }: Arrival): void {
    const bytes = request.body instanceof Buffer ? request.body : NO_BODY;
    let key: string;
    let save: OwnedSave;
    try {
      const { uid, id } = addressOf(kind, request);
      key = `${uid}/${sharedId(kind, id)}`;
      const { value, text } = readSentJson(bytes);
      const expected = expectedVersion(request.headers);
      const sender = senderOf(request.headers);
      const body = parseDocument(kind, id, value);
      const hints = { sent: text, known: recent.get(key) };
      const session = sessions.get(request) ?? '';
      save = { uid, id, body, session, expected, sender, now: now(), hints };
      pressure.enter();
    } catch (error) {
      reply.send(error);
      return;
    }
    const answer = (outcome: OwnedOutcome) => {
      if (outcome.status === 'no-session') throw new AppError('not-authenticated');
      if (outcome.status === 'saved') recent.keep(key, save, outcome, bytes.length);
      const { version, updatedAt } = savedOrRefused(outcome);
      reply.header(HEADERS.etag, etagOf(version)).header('content-type', 'application/json; charset=utf-8');
      reply.send(`{"version":${version},"updatedAt":"${updatedAt}"}`);
    };
    store
      .unit(() => ownedSave(kind, save))
      .finally(() => {
        pressure.leave();
        // The transaction has checked the owner: the failure may be revealed now.
        sessions.delete(request);
      })
      .then(answer)
      .catch((error) => reply.send(error));
  }
}

function addressOf(kind: DocumentKind, request: FastifyRequest): { uid: string; id: string } {
  const { id = '' } = request.params as { id?: string };
  if (hasNul(request)) throw new AppError('not-found');
  return { uid: uidOf(request), id: kind.rules.only?.id ?? id };
}

// No id contains a NUL, and PostgreSQL refuses one even in a query.
function hasNul({ url }: FastifyRequest): boolean {
  return url.includes('%00');
}

function uidOf(request: FastifyRequest): string {
  return (request.params as { uid: string }).uid;
}
