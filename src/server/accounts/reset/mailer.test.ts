import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './mailer.ts';

// Refuses every recipient with a message that quotes the address, as mail servers do.
const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    const line = chunk.toString('utf8');
    const address = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
    socket.write(address ? `550 5.1.1 <${address}>: unknown here\r\n` : '250 ok\r\n');
  });
});

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

describe('a refused email', () => {
  it('fails with the reason and the account, but without the address', async () => {
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = createMailer(url, 'plans@example.org');
    const failure: unknown = await mailer
      .send({ uid: 'u-7', to: 'ruth@example.org', subject: 'Hello', text: 'Hello' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toBe('Error: A letter to account u-7 could not be sent (EENVELOPE 550)');
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('ruth');
  });
});
