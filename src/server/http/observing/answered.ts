import type { FastifyInstance } from 'fastify';

/** `route` is the pattern, not the path: a path contains a person's id, and sometimes a token. */
export type Answered = { requestId: string; method: string; route: string; status: number; ms: number };

/** Called for every reply sent. */
export type Observer = (answered: Answered) => void;

export function registerObservers(app: FastifyInstance, observers: readonly Observer[]): void {
  if (observers.length === 0) return;
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    for (const observe of observers) observe(answered);
    return done();
  });
}
