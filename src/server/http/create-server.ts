import { createServer, type RequestListener, type Server } from 'node:http';

// Node waits for ever, or for minutes, by default: without these a few slow sockets hold the server.
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
const SILENCE_MS = 35_000;
const KEEP_ALIVE_MS = 72_000;

export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    listener,
  );
  return server.setTimeout(SILENCE_MS);
}
