import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '#server/http/compressed.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A page as it is sent: compressing a whole book takes longer than drawing it. */
export type KeptPage = {
  html: string;
  br(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
};

export function keptPage(html: string): KeptPage {
  let br: Promise<Buffer> | undefined;
  let zipped: Promise<Buffer> | undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return {
    html,
    br() {
      br ??= brotliAsync(html, { params });
      return br;
    },
    gzip() {
      zipped ??= gzipAsync(html, { level: 4 });
      return zipped;
    },
  };
}

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding');
  if (acceptsEncoding(accepted, 'br')) return reply.header('content-encoding', 'br').send(await page.br());
  if (acceptsEncoding(accepted, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(await page.gzip());
  return reply.send(page.html);
}
