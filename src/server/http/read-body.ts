import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import { AppError } from '#domain/errors.ts';
import { isJsonType } from './json-body.ts';

type Listener = { onBody: (body: Buffer) => void; onFailure: (error: AppError) => void };

/** Calls one of the two, once. What is not JSON or too long by its own account is refused unread. */
export function readBody(request: IncomingMessage, { onBody, onFailure }: Listener): void {
  const length = request.headers['content-length'];
  const isEmpty = length === undefined || length === '0';
  if (isEmpty && request.headers['transfer-encoding'] === undefined) onBody(Buffer.alloc(0));
  else if (!isJsonType(request.headers['content-type'])) onFailure(new AppError('unsupported-media-type'));
  else if (Number(length) > MAX_BODY_BYTES) onFailure(new AppError('too-large'));
  else collect(request, { onBody, onFailure });
}

function collect(request: IncomingMessage, { onBody, onFailure }: Listener): void {
  const chunks: Buffer[] = [];
  let received = 0;
  let isOver = false;
  const fail = (error: AppError) => {
    if (!isOver) onFailure(error);
    isOver = true;
  };
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_BODY_BYTES) fail(new AppError('too-large'));
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (isOver) return;
    isOver = true;
    const [first] = chunks;
    onBody(chunks.length === 1 && first ? first : Buffer.concat(chunks));
  });
  // Hung up in the middle: nobody is left to answer, but whoever counts requests is told.
  request.on('error', () => fail(new AppError('invalid-request')));
}
