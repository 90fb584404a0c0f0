import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { HEADERS } from '#domain/api/api-paths.ts';
import { answerTo } from '#server/http/error-exit.ts';
import type { Observer } from '#server/http/observing/answered.ts';

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The pattern of its path, as Fastify would call it. */
  readonly route: string;
  readonly id: string;
  readonly begun: number;
};

type Surroundings = {
  securityHeaders: Readonly<Record<string, string>>;
  nextId: () => string;
  observers: readonly Observer[];
  log: FastifyBaseLogger;
  isClosing: () => boolean;
};

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];

/** Answers on Node's bare response, with the headers and errors of Fastify's routes, from the same functions. */
export function createAnswering({ securityHeaders, nextId, observers, log, isClosing }: Surroundings) {
  const fixedHeaders = [...Object.entries(securityHeaders).flat(), ...JSON_TYPE];

  function send(exchange: Exchange, status: number, headers: readonly string[], body: string): void {
    const { request, response, route, id, begun } = exchange;
    const length = Buffer.byteLength(body);
    const own = ['x-request-id', id, 'content-length', String(length), ...headers];
    if (isClosing()) own.push('connection', 'close');
    response.writeHead(status, fixedHeaders.concat(own));
    response.end(body, length === body.length ? 'latin1' : 'utf8');
    if (observers.length === 0) return;
    const ms = performance.now() - begun;
    const method = request.method ?? '';
    for (const observe of observers) observe({ requestId: id, method, route, status, ms });
  }

  return {
    begin(request: IncomingMessage, response: ServerResponse, route: string): Exchange {
      const begun = observers.length === 0 ? 0 : performance.now();
      return { request, response, route, id: nextId(), begun };
    },
    send,
    fail(exchange: Exchange, error: unknown, headers: readonly string[] = []): void {
      const { status, retryAfter, body } = answerTo(error, exchange.id, log);
      const wait = retryAfter === undefined ? [] : [HEADERS.retryAfter, retryAfter];
      send(exchange, status, [...wait, ...headers], JSON.stringify(body));
    },
  };
}
