import type { IncomingMessage } from 'node:http';
import { putBlueprintSchema } from '#domain/api/api-contract.ts';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DirectAnswer, DirectRoute } from '#server/fast-saves/direct-route.ts';
import { type OwnedOutcome, type OwnedSave, ownedSave } from '#server/fast-saves/owned-save.ts';
import { createRecentTexts } from '#server/fast-saves/recent-texts.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import type { JsonBody } from '#server/http/json-body.ts';
import { parseBody } from '#server/http/parse-body.ts';
import { RequestFailure } from '#server/http/request-failure.ts';
import { expectedVersion, senderOf } from './save-headers.ts';

export const SAVE_PATTERN = '/api/users/:uid/blueprints/:id';
const PATH = /^\/api\/users\/([\w-]{1,200})\/blueprints\/([\w-]{1,200})(?:\?.*)?$/;

export type Target = { uid: string; id: string };
type Head = Target & { request: IncomingMessage; session: string };

type SaveRoute = DirectRoute<Target, Head> & { close(): void };
type Options = { store: Engine; accounts: Accounts; now: () => number };

/** Undefined for every other request, and for paths in an unusual spelling, which Fastify's router reads. */
export function saveTarget({ method, url = '' }: IncomingMessage): Target | undefined {
  if (method !== 'PUT') return undefined;
  const found = PATH.exec(url);
  return found ? { uid: found[1] ?? '', id: found[2] ?? '' } : undefined;
}

/** The one request that a typing person sends each second. */
export function createSaveRoute({ store, accounts, now }: Options): SaveRoute {
  const recent = createRecentTexts();
  return {
    pattern: SAVE_PATTERN,
    open(request, { uid, id }) {
      const session = accounts.sessionHash(request.headers.cookie);
      if (session === undefined) throw new AppError('not-authenticated');
      return { uid, id, request, session };
    },
    run(head, body) {
      let save: OwnedSave;
      try {
        save = readSave(head, body, now());
      } catch (error) {
        return refusal(head, error).then((failure) => Promise.reject(failure));
      }
      const key = `${head.uid}/${head.id}`;
      save.known = recent.get(key);
      return store
        .unit(() => ownedSave(save))
        .then((outcome) => {
          if (outcome.status === 'saved') recent.keep(key, save, outcome);
          return answerOf(outcome);
        });
    },
    // Left to the end of the turn, half of the writers would wait for the other half, each with a wait for the
    // disk of its own.
    afterAll: () => store.commit(),
    refusal,
    close: recent.close,
  };

  // Who may not save learns nothing of what is wrong with a body: first the session, then the owner.
  async function refusal({ request, uid }: Head, error: unknown): Promise<unknown> {
    const session = await accounts.sessionOf(request.headers.cookie);
    if (!session) return new AppError('not-authenticated');
    return session.uid === uid ? error : new AppError('not-found');
  }
}

function readSave({ uid, id, request, session }: Head, { value, text }: JsonBody, now: number): OwnedSave {
  const expected = expectedVersion(request.headers);
  const sender = senderOf(request.headers);
  const blueprint = parseBody(putBlueprintSchema, value);
  if (blueprint.id !== id) throw new AppError('invalid-request');
  return { uid, session, blueprint, sent: text, expected, sender, now };
}

function answerOf(outcome: OwnedOutcome): DirectAnswer {
  switch (outcome.status) {
    case 'saved':
    case 'repeated':
      return {
        status: 200,
        headers: [HEADERS.etag, etagOf(outcome.version)],
        body: `{"version":${outcome.version},"updatedAt":"${outcome.updatedAt}"}`,
      };
    case 'mismatch':
      throw new RequestFailure('version-mismatch', { body: { current: JSON.parse(outcome.current) } });
    case 'type-exists':
      throw new RequestFailure('type-exists', { body: { existing: JSON.parse(outcome.existing) } });
    case 'deleted':
      throw new AppError('deleted');
    case 'type-changed':
      throw new AppError('invalid-request');
    case 'unknown':
      throw new AppError('not-found');
    case 'no-session':
      throw new AppError('not-authenticated');
  }
}
