import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Checks the head of a request, before a body is read, and throws an AppError to refuse it. */
export type Guard = (request: IncomingMessage) => void;

export function registerGuards(app: FastifyInstance, guards: readonly Guard[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      for (const guard of guards) guard(request.raw);
    } catch (error) {
      return done(error as Error);
    }
    return done();
  });
}
