import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { etagOf, HEADERS } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Engine } from '#server/database/engine.ts';
import { type Address, type DocumentKind, sharedId } from '#server/documents/document-kind.ts';
import { parseDocument } from '#server/documents/parse-document.ts';
import { savedOrRefused } from '#server/documents/save-outcome.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import type { Guard } from '#server/http/guard.ts';
import type { Observer } from '#server/http/observing/answered.ts';
import type { Pressure } from '#server/http/pressure.ts';
import { createAnswering, type Exchange } from './answering.ts';
import { collectBody } from './collect-body.ts';
import { type OwnedOutcome, type OwnedSave, ownedSave } from './owned-save.ts';
import { createRecentBodies } from './recent-bodies.ts';
import { readSentJson, type SentJson } from './sent-json.ts';
import { createTurn } from './turn.ts';
import { type UsualHead, usualHead } from './usual-head.ts';

type Parts = {
  kinds: readonly DocumentKind[];
  store: Engine;
  accounts: Accounts;
  guards: readonly Guard[];
  pressure: Pressure;
  securityHeaders: Readonly<Record<string, string>>;
  nextId: () => string;
  observers: readonly Observer[];
  now: () => number;
};

type Arrival = { exchange: Exchange; kind: DocumentKind; head: UsualHead; bytes: Buffer };

// Fastify's way with a body that it cannot read.
const HANG_UP = ['connection', 'close'];

/** True: the request was taken, and its answer will come. */
export type Taker = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The save as our own page sends it, on Node's bare server: what a typing person sends each second, by the thousand.
 * Answers and stores exactly what `documents/save-route.ts` would, and leaves every other request to it.
 */
export function fastSaves(app: FastifyInstance, parts: Parts): Taker {
  const { store, accounts, guards, pressure, now } = parts;
  const recent = createRecentBodies();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', async () => recent.close());
  const { begin, send, fail } = createAnswering({ ...parts, log: app.log, isClosing: () => isClosing });
  // Left to the end of the turn, half of the writers would wait for the other half, each with a wait for the disk of
  // its own.
  const arrive = createTurn(take, () => store.commit());
  const lanes = parts.kinds.map((kind) => ({ kind, read: usualHead(kind, accounts.sessionHash) }));

  function open(exchange: Exchange, kind: DocumentKind, head: UsualHead): void {
    try {
      for (const guard of guards) guard(exchange.request);
    } catch (error) {
      fail(exchange, error);
      return;
    }
    collectBody(exchange.request, {
      onBody: (bytes) => arrive({ exchange, kind, head, bytes }),
      // Nobody is left to answer, but the metrics still count it.
      onHangUp: () => fail(exchange, new AppError('invalid-request')),
    });
  }

  function take({ exchange, kind, head, bytes }: Arrival): void {
    try {
      pressure.enter();
    } catch (error) {
      fail(exchange, error);
      return;
    }
    let save: OwnedSave;
    let isRead = false;
    try {
      const sent = readSentJson(bytes);
      isRead = true;
      save = saveOf(kind, head, sent);
    } catch (error) {
      pressure.leave();
      refuse(exchange, head, error, isRead ? [] : HANG_UP);
      return;
    }
    store
      .unit(() => ownedSave(kind, save))
      .then((outcome) => {
        if (outcome.status === 'saved') recent.keep(keyOf(kind, head), save, outcome, bytes.length);
        return answerOf(outcome);
      })
      .then(
        ({ etag, body }) => {
          pressure.leave();
          send(exchange, 200, [HEADERS.etag, etag], body);
        },
        (error) => {
          pressure.leave();
          fail(exchange, error);
        },
      );
  }

  function saveOf(kind: DocumentKind, head: UsualHead, { value, text }: SentJson): OwnedSave {
    const { uid, id, session, expected, sender } = head;
    const body = parseDocument(kind, id, value);
    const hints = { sent: text, known: recent.get(keyOf(kind, head)) };
    return { uid, id, body, session, expected, sender, now: now(), hints };
  }

  // Who may not save learns nothing of what is wrong with a body: first the session, then the owner.
  function refuse(exchange: Exchange, { uid }: UsualHead, error: unknown, headers: readonly string[]): void {
    accounts.sessionOf(exchange.request.headers.cookie).then(
      (session) => {
        if (!session) fail(exchange, new AppError('not-authenticated'));
        else if (session.uid !== uid) fail(exchange, new AppError('not-found'));
        else fail(exchange, error, headers);
      },
      (failure) => fail(exchange, failure),
    );
  }

  return (request, response) => {
    for (const { kind, read } of lanes) {
      const head = read(request);
      if (!head) continue;
      open(begin(request, response, kind.path), kind, head);
      return true;
    }
    return false;
  };
}

function keyOf(kind: DocumentKind, { uid, id }: Address): string {
  return `${uid}/${sharedId(kind, id)}`;
}

function answerOf(outcome: OwnedOutcome): { etag: string; body: string } {
  if (outcome.status === 'no-session') throw new AppError('not-authenticated');
  const { version, updatedAt } = savedOrRefused(outcome);
  return { etag: etagOf(version), body: `{"version":${version},"updatedAt":"${updatedAt}"}` };
}
