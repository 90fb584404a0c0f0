import { isIP, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Some proxies append the port to each address. Left in, every connection of a visitor would count as another visitor,
 * and a second proxy of ours would not be recognized.
 */
export function registerForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') {
      headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(', ');
    }
    done();
  });
}

export function withoutPort(text: string): string {
  const address = text.trim();
  return isIP(address) === 0 ? (SocketAddress.parse(address)?.address ?? address) : address;
}
