import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { MAX_JSON_DEPTH } from '#domain/api-contract.ts';
import { cleanStrings } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';

// Only these can hold a poisoned key, and only an escape can hide a NUL or half an emoji in UTF-8 text. Looking
// for them costs a fraction of the careful parser, which almost no request needs.
const SUSPICIOUS = /__proto__|constructor|\\u/;
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/** JSON in UTF-8 is the only body anyone may send; every other type is refused by Fastify with 415. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^utf-?8$/i.test(charset)) return done(new AppError('unsupported-media-type'));
    // Decoding would put U+FFFD in place of broken bytes and save words nobody typed.
    if (!Buffer.isBuffer(body) || !isUtf8(body)) return done(new AppError('invalid-request'));
    if (body.length === 0) return done(null, undefined);
    const text = body.toString('utf8');
    if (jsonDepth(text) > MAX_JSON_DEPTH) return done(new AppError('too-deep'));
    if (!SUSPICIOUS.test(text)) {
      const value = parsePlain(text);
      return value instanceof AppError ? done(value) : done(null, value);
    }
    return parse(request, text, (error, value) => {
      if (error) return done(new AppError('invalid-request', { cause: error }));
      return done(null, cleanStrings(value));
    });
  });
}

function parsePlain(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new AppError('invalid-request', { cause: error });
  }
}

/** Counted on the text: a parsed value of 100,000 levels breaks whatever walks it next. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === 0x22) index = endOfString(text, index);
    else if (character === 0x5b || character === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  return deepest;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(index - 1 - slashes) === 0x5c) slashes += 1;
  return slashes % 2 === 1;
}
