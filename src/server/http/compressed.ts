import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_IT_BYTES = 2_048;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Sends a text made for this request, compressed off the main thread if it is long and the browser supports it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  if (text.length < WORTH_IT_BYTES || accepted === undefined) return reply.send(text);
  if (acceptsEncoding(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return reply.header('content-encoding', 'br').send(await brotliAsync(text, { params }));
  }
  if (!acceptsEncoding(accepted, 'gzip')) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await gzipAsync(text, { level: 4 }));
}

export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
