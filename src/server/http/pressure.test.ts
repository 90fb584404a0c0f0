import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '#domain/testing/eventually.ts';
import type { Engine } from '#server/database/engine.ts';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createPressure } from './pressure.ts';

let opened: OpenedEngine;
let app: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
  await opened?.stop();
});

describe('an overloaded process', () => {
  it('refuses saves while it lags, but not after a single pause', () => {
    vi.useFakeTimers();
    let lateMs = 0;
    const pressure = createPressure({ maxWritesInFlight: 5, maxLagMs: 50 }, { sinceLastMs: () => lateMs });
    const write = () => pressure.guard({ method: 'PUT' } as IncomingMessage);
    const beLate = (ms: number) => {
      lateMs = ms;
      vi.advanceTimersByTime(200);
    };
    beLate(400);
    expect(write).not.toThrow();
    beLate(400);
    expect(write).toThrow('The server is very busy');
    beLate(0);
    expect(write).not.toThrow();
    pressure.close();
  });
});

/** A store with transactions that can be paused, as on a slow disk. */
function holdable(inner: Engine) {
  let gate: Promise<void> | undefined;
  let open: (() => void) | undefined;
  const engine: Engine = {
    kind: inner.kind,
    read: (sql, params) => inner.read(sql, params),
    unit: async (unit) => {
      await gate;
      return inner.unit(unit);
    },
    commit: () => inner.commit(),
    ping: () => inner.ping(),
    close: () => inner.close(),
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    [gate, open] = [promise, resolve];
  };
  return { engine, hold, release: () => open?.() };
}

describe('too many writes at once', () => {
  it('are refused with 503 and Retry-After, keep every confirmed save, and recover', async () => {
    opened = await openSqlite();
    const { engine, hold, release } = holdable(opened.engine);
    app = await openTestApp(engine, { limits: { maxWritesInFlight: 5, maxLagMs: 10_000 } });
    const person = await app.person('ruth@example.org');
    const blueprints = (
      ['identity', 'audience', 'purpose', 'analysis', 'solutions', 'brand', 'ai', 'sales'] as const
    ).map((type) => newBlueprint(type));
    hold();
    let answered = 0;
    const sent = blueprints.map(async (blueprint) => {
      const answer = await person.create(blueprint);
      answered += 1;
      return answer;
    });
    await until(() => answered === 3);
    release();
    const answers = await Promise.all(sent);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect([refused.length, saved.length]).toEqual([3, 5]);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refused[0]?.json().error.code).toBe('overloaded');
    expect((await person.list()).json().blueprints).toHaveLength(saved.length);
    for (const blueprint of blueprints) {
      expect([200, 412]).toContain((await person.create(blueprint)).statusCode);
    }
    expect((await person.list()).json().blueprints).toHaveLength(blueprints.length);
  });

  it('are not caused by strangers who never finish their requests', async () => {
    opened = await openSqlite();
    const limits = { maxWritesInFlight: 2, maxLagMs: 10_000 };
    app = await openTestApp(opened.engine, { limits, isListening: true });
    const person = await app.person('ruth@example.org');
    const half =
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\n' +
      'Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{';
    const sockets = [];
    for (let index = 0; index < 4; index += 1) {
      const socket = connect(app.port(), '127.0.0.1').on('error', () => undefined);
      socket.write(half);
      await once(app.app.server, 'request');
      sockets.push(socket);
    }
    expect((await person.create(newBlueprint())).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('count a write until its reply is sent, even if it was refused', async () => {
    opened = await openSqlite();
    app = await openTestApp(opened.engine, { limits: { maxWritesInFlight: 2, maxLagMs: 10_000 } });
    for (let index = 0; index < 20; index += 1) {
      const { statusCode } = await app.call('POST', '/api/auth/sign-in', { payload: 'x' });
      expect(statusCode).toBe(415);
    }
  });
});
