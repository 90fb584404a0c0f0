import type { RequestListener, Server } from 'node:http';

// A named import would make Node load all of `fetch`, which nothing here uses: 57 ms of a start.
export const { createServer } = process.getBuiltinModule('node:http');

export type Patience = { headersMs: number; requestMs: number; silenceMs: number; checkEveryMs: number };

// By default Node waits for minutes or forever: a few slow sockets would block the server.
const PATIENCE: Patience = { headersMs: 15_000, requestMs: 30_000, silenceMs: 35_000, checkEveryMs: 1_000 };
const KEEP_ALIVE_MS = 72_000;

export function createHttpServer(
  listener: RequestListener,
  { headersMs, requestMs, silenceMs, checkEveryMs }: Patience = PATIENCE,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    listener,
  );
  // Node would answer an unknown `Expect` itself, without our headers. It may be ignored.
  server.on('checkExpectation', listener);
  return server.setTimeout(silenceMs);
}
