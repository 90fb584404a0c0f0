import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createHttpServer } from './create-server.ts';

const SOCKETS = 200;
// A hundredth of the limits in `npm start`: the same requests are cut off, just sooner.
const PATIENCE = { headersMs: 150, requestMs: 300, silenceMs: 350, checkEveryMs: 10 };
const DRIP_MS = 10;

let opened: OpenedEngine;
let app: TestApp;
beforeAll(async () => {
  opened = await openSqlite();
  app = await openTestApp(opened.engine, { patience: PATIENCE, isListening: true });
});
afterAll(async () => {
  await app.close();
  await opened.stop();
});

describe('clients that send byte by byte and never finish', () => {
  it('are hung up on, although they are never silent, while everybody else saves as usual', async () => {
    const person = await app.person('ruth@example.org');
    const blueprint = newBlueprint();
    await person.create(blueprint);
    const sockets = Array.from({ length: SOCKETS }, (_, index): Promise<void> => {
      return new Promise((resolve) => {
        const head =
          'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\n';
        const body = index % 2 === 0 ? '' : 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n';
        const socket: Socket = connect(app.port(), '127.0.0.1', () => socket.write(head + body));
        const drip = setInterval(() => socket.writable && socket.write('x'), DRIP_MS);
        socket.on('error', () => undefined).resume();
        socket.on('close', () => {
          clearInterval(drip);
          resolve();
        });
      });
    });
    const times: number[] = [];
    for (let version = 1; version <= 100; version += 1) {
      const started = performance.now();
      expect((await person.replace(blueprint, version)).statusCode).toBe(200);
      times.push(performance.now() - started);
    }
    await Promise.all(sockets);
    times.sort((a, b) => a - b);
    process.stdout.write(`slow clients: ${SOCKETS} gone, saves meanwhile p99 ${times[98]?.toFixed(0)} ms\n`);
  });

  it('get 15 s for their headers, 30 s for a request and 35 s of silence', () => {
    const server = createHttpServer(() => undefined);
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([15_000, 30_000, 35_000]);
  });
});
