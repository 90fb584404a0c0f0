import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

function read(chunks: string[], headers: Record<string, string>): Promise<string> {
  const request = Object.assign(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { headers });
  return new Promise((resolve) => {
    readBody(request as unknown as IncomingMessage, {
      onBody: (body) => resolve(body.toString()),
      onFailure: ({ code }) => resolve(code),
    });
  });
}

const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };

it('puts the pieces of a body together', async () => {
  expect(await read(['{"a":', '1}'], chunked)).toBe('{"a":1}');
});

it('refuses a body that does not say how long it is once it is too long', async () => {
  const piece = 'x'.repeat(300_000);
  expect(await read([piece, piece], chunked)).toHaveLength(600_000);
  expect(await read([piece, piece, piece], chunked)).toBe('too-large');
});
