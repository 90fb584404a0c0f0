import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '#server/http/compressed.ts';
import { matchesEtag } from '#server/http/matches-etag.ts';
import type { ClientFile } from './client-files.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  const { encoding, bytes } = choose(file, request.headers['accept-encoding'] ?? '');
  // Each encoding is its own representation, so each needs its own strong ETag.
  const etag = encoding === undefined ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  reply
    .header('cache-control', file.isImmutable ? IMMUTABLE : REVALIDATE)
    .header('etag', etag)
    .header('vary', 'accept-encoding');
  if (file.policy !== undefined) reply.header('content-security-policy', file.policy);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.header('content-type', file.contentType);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function choose(file: ClientFile, acceptEncoding: string): { encoding: string | undefined; bytes: Buffer } {
  if (file.br && acceptsEncoding(acceptEncoding, 'br')) return { encoding: 'br', bytes: file.br };
  if (file.gzip && acceptsEncoding(acceptEncoding, 'gzip')) return { encoding: 'gzip', bytes: file.gzip };
  return { encoding: undefined, bytes: file.plain };
}
