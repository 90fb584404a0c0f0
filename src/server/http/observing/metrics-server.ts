import type { Server } from 'node:http';
import { createServer } from '#server/http/create-server.ts';
import type { Metrics } from './metrics.ts';

/** The metrics server, not the app's, could not listen. */
export class MetricsListenError extends Error {
  override readonly name = 'MetricsListenError';
}

/** On its own port, so that a proxy in front of the app never publishes it. */
export async function listenForMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isMetrics ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isMetrics ? metrics.text() : '');
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (cause) => reject(new MetricsListenError(cause.message, { cause })));
  server.listen(port, host, resolve);
  await promise;
  return server;
}
