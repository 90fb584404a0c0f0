import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { answerTo, registerErrorExit } from './error-exit.ts';

describe('a temporary failure', () => {
  it.each([
    ['overloaded', 503, '1'],
    ['storage-unavailable', 503, '2'],
    ['storage-full', 507, '30'],
    ['not-found', 404, undefined],
  ] as const)('says when to come back: %s', (code, status, retryAfter) => {
    const log = { warn: () => undefined, error: () => undefined };
    expect(answerTo(new AppError(code), 'r1', log)).toMatchObject({ status, retryAfter });
  });
});

describe('a client that hangs up in the middle of a body', () => {
  it('leaves no line in the log, or strangers could fill the disk with them', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = Fastify({ logger: { level: 'warn', stream } });
    registerErrorExit(app);
    app.post('/save', async () => ({}));
    const failed = new Promise<void>((resolve) => {
      app.addHook('onSend', async () => resolve());
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /save HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    );
    await once(app.server, 'request');
    socket.destroy();
    await failed;
    await app.close();
    expect(lines).toEqual([]);
  });
});
