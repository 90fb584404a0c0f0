import type { RequestListener, Server } from 'node:http';

// Imported by name, Node would load all of `fetch`, which nobody here calls: 57 ms of a start.
export const { createServer } = process.getBuiltinModule('node:http');

export type Patience = { headersMs: number; requestMs: number; silenceMs: number; checkEveryMs: number };

// Node waits forever, or for minutes, by default: without these a few slow sockets hold the server.
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
  // Node would answer an `Expect` that it doesn't know by itself, without one of our headers. It may be passed over.
  server.on('checkExpectation', listener);
  return server.setTimeout(silenceMs);
}
