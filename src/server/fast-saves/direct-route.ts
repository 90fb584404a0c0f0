import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { HEADERS } from '#domain/api/api-paths.ts';
import type { Observer } from '#server/http/answered.ts';
import { answerTo } from '#server/http/error-exit.ts';
import type { Guard } from '#server/http/guard.ts';
import { type JsonBody, parseJson } from '#server/http/json-body.ts';
import type { Pressure } from '#server/http/pressure.ts';
import { readBody } from '#server/http/read-body.ts';

/** `headers` are names and values in turn, as they go out. */
export type DirectAnswer = { status: number; headers: readonly string[]; body: string };

export type DirectRoute<Target, Head> = {
  pattern: string;
  /** Looks at the head alone, before a body is read. Throws to refuse. */
  open(request: IncomingMessage, target: Target): Head;
  run(head: Head, body: JsonBody): Promise<DirectAnswer>;
  /** All bodies of this turn were run. */
  afterAll(): void;
  /** What to answer when the body was refused before `run` could look at the rest. */
  refusal(head: Head, error: unknown): Promise<unknown>;
};

export type Surroundings = {
  guards: readonly Guard[];
  pressure: Pressure;
  securityHeaders: Readonly<Record<string, string>>;
  nextId: () => string;
  observers: readonly Observer[];
  log: FastifyBaseLogger;
  isClosing: () => boolean;
};

type Exchange = { request: IncomingMessage; response: ServerResponse; id: string; begun: number };

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];

/**
 * One route on Node's bare server, for requests that come by the thousand: the same guards, limits, headers
 * and errors as Fastify's routes, from the same functions, without the framework's share of the time.
 */
export function directRoute<Target, Head>(route: DirectRoute<Target, Head>, around: Surroundings) {
  const { guards, pressure, nextId, observers, log, isClosing } = around;
  type Arrival = { exchange: Exchange; head: Head; body: Buffer };
  let arrived: Arrival[] = [];
  const fixedHeaders = [...Object.entries(around.securityHeaders).flat(), ...JSON_TYPE];

  function handle(request: IncomingMessage, response: ServerResponse, target: Target): void {
    const begun = observers.length === 0 ? 0 : performance.now();
    const exchange = { request, response, id: nextId(), begun };
    let head: Head;
    try {
      for (const guard of guards) guard(request);
      head = route.open(request, target);
    } catch (error) {
      fail(exchange, error);
      return;
    }
    readBody(request, {
      onBody: (body) => arrive({ exchange, head, body }),
      onFailure: (error) => refuse(exchange, head, error),
    });
  }

  // All bodies of an event-loop turn are read in one go: reading each as it comes, between the sockets, takes half
  // as long again, because the processor's caches then hold the wrong code.
  function arrive(arrival: Arrival): void {
    arrived.push(arrival);
    if (arrived.length === 1) setImmediate(takeAll);
  }

  function takeAll(): void {
    const all = arrived;
    arrived = [];
    for (const arrival of all) take(arrival);
    route.afterAll();
  }

  function take({ exchange, head, body: bytes }: Arrival): void {
    let body: JsonBody;
    try {
      pressure.enter();
    } catch (error) {
      fail(exchange, error);
      return;
    }
    try {
      body = parseJson(bytes);
    } catch (error) {
      pressure.leave();
      refuse(exchange, head, error);
      return;
    }
    route.run(head, body).then(
      (answer) => {
        pressure.leave();
        send(exchange, answer);
      },
      (error) => {
        pressure.leave();
        fail(exchange, error);
      },
    );
  }

  function refuse(exchange: Exchange, head: Head, error: unknown): void {
    const answer = (failure: unknown) => fail(exchange, failure);
    route.refusal(head, error).then(answer, answer);
  }

  function fail(exchange: Exchange, error: unknown): void {
    const { status, retryAfter, body } = answerTo(error, exchange.id, log);
    const headers = retryAfter === undefined ? [] : [HEADERS.retryAfter, retryAfter];
    send(exchange, { status, headers, body: JSON.stringify(body) });
  }

  function send({ request, response, id, begun }: Exchange, { status, headers, body }: DirectAnswer): void {
    const length = Buffer.byteLength(body);
    const own = ['x-request-id', id, 'content-length', String(length), ...headers];
    if (isClosing()) own.push('connection', 'close');
    response.writeHead(status, fixedHeaders.concat(own));
    response.end(body, length === body.length ? 'latin1' : 'utf8');
    if (observers.length === 0) return;
    const ms = performance.now() - begun;
    const method = request.method ?? '';
    for (const observe of observers) observe({ requestId: id, method, route: route.pattern, status, ms });
  }

  return handle;
}
