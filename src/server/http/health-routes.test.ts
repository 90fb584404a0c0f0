import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { until } from '#domain/testing/eventually.ts';
import type { Engine } from '#server/database/engine.ts';
import { registerErrorExit } from './error-exit.ts';
import { registerHealthRoutes } from './health-routes.ts';

describe('readyz', () => {
  const app = Fastify();
  afterEach(() => app.close());

  it('pings the database once for simultaneous requests, and again for the next one', async () => {
    const looks: PromiseWithResolvers<void>[] = [];
    const ping = () => {
      const look = Promise.withResolvers<void>();
      looks.push(look);
      return look.promise;
    };
    let arrived = 0;
    app.addHook('preHandler', (_request, _reply, done) => {
      arrived += 1;
      done();
    });
    registerErrorExit(app);
    registerHealthRoutes(app, { ping } as Engine);
    await app.ready();
    const ask = async () => (await app.inject({ method: 'GET', url: '/readyz' })).statusCode;
    const crowd = (count: number) => Promise.all(Array.from({ length: count }, ask));

    const first = crowd(50);
    await until(() => arrived === 50);
    expect(looks).toHaveLength(1);
    looks[0]?.reject(new AppError('storage-unavailable'));
    expect(new Set(await first)).toEqual(new Set([503]));

    const second = crowd(50);
    await until(() => arrived === 100);
    expect(looks).toHaveLength(2);
    looks[1]?.resolve();
    expect(new Set(await second)).toEqual(new Set([200]));
  });
});
