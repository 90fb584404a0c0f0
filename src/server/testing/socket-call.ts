import { type IncomingHttpHeaders, request as openRequest } from 'node:http';

export type SocketCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload?: string | Buffer | undefined;
};

export type SocketAnswer = {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  rawPayload: Buffer;
  json: () => ReturnType<typeof JSON.parse>;
};

/** A request on its own connection with exactly these headers: Fastify's test calls bypass the socket. */
export function callOverSocket(
  port: number,
  { method, path, headers, payload }: SocketCall,
): Promise<SocketAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SocketAnswer>();
  const kept = { connection: 'keep-alive', ...headers };
  const request = openRequest({ port, host: '127.0.0.1', method, path, headers: kept, agent: false });
  request.on('error', reject);
  request.on('response', async (response) => {
    const rawPayload = Buffer.concat(await response.toArray());
    const body = rawPayload.toString('utf8');
    request.destroy();
    const { statusCode = 0, headers: answered } = response;
    resolve({ statusCode, headers: answered, body, rawPayload, json: () => JSON.parse(body) });
  });
  request.end(payload);
  return promise;
}
