import type { Socket } from 'node:net';
import { AppError, sentenceFor } from '#domain/errors.ts';
import type { Guard } from './guard.ts';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers invalid HTTP in our own format with our own headers, and closes the connection. */
export function answerBrokenRequest(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const body = JSON.stringify({
      error: { code: 'invalid-request', message: sentenceFor('invalid-request'), requestId: '' },
    });
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

/** Catches requests that Node accepts: HTTP/0.9, and a missing Host, because Node's own refusal has none of our headers. */
export const protocolGuard: Guard = ({ httpVersion, headers }) => {
  const isSound = httpVersion === '1.0' || (httpVersion === '1.1' && headers.host !== undefined);
  if (!isSound) throw new AppError('invalid-request');
};
