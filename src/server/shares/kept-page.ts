import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '#server/http/compressed.ts';
import { lookMarks } from '#server/pages/with-look.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const DOCTYPE = Buffer.from('<!doctype html>');
const ROOT = '<html';

/** A page ready to send: compressing a whole book takes longer than rendering it. */
export type CachedPage = {
  html: Buffer;
  br(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
};

export function cachedPage(html: Buffer): CachedPage {
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

/** With the server's styles added. As bytes: converting a book to text and back takes milliseconds. */
export function styledPage(drawn: Uint8Array, css: string): Buffer {
  const html = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
  const at = html.indexOf('</head>');
  const style = Buffer.from(`<style>${css}</style>`);
  return Buffer.concat([DOCTYPE, html.subarray(0, at), style, html.subarray(at)]);
}

type Packed = { body: Buffer; encoding: 'br' | 'gzip' | undefined };

/** The reply for one reader: in their device's look, which isn't shared, and in the best encoding. */
export async function packedFor({ headers }: FastifyRequest, page: CachedPage): Promise<Packed> {
  const marks = lookMarks(headers.cookie);
  const own = marks === '' ? page : cachedPage(withMarks(page.html, marks));
  const accepted = headers['accept-encoding'] ?? '';
  if (acceptsEncoding(accepted, 'br')) return { body: await own.br(), encoding: 'br' };
  if (acceptsEncoding(accepted, 'gzip')) return { body: await own.gzip(), encoding: 'gzip' };
  return { body: own.html, encoding: undefined };
}

function withMarks(html: Buffer, marks: string): Buffer {
  const at = html.indexOf(ROOT) + ROOT.length;
  return Buffer.concat([html.subarray(0, at), Buffer.from(marks), html.subarray(at)]);
}

export function sendPacked(reply: FastifyReply, { body, encoding }: Packed): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
