import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { MAX_JSON_DEPTH } from '#domain/api/api-contract.ts';
import { cleanStrings } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { jsonDepth } from './json-depth.ts';
import { countKeys } from './json-keys.ts';

const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const JSON_TYPE = new RegExp(`^application/json(\\s*;\\s*${TOKEN}=(${TOKEN}|"[^"\\\\]*"))*\\s*$`, 'i');
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
// In UTF-8, only an escape sequence can produce a NUL or half an emoji.
const ESCAPE = '\\u';

function isJsonType(contentType: string | undefined): boolean {
  if (contentType === undefined || !JSON_TYPE.test(contentType)) return false;
  return /^utf-?8$/i.test(CHARSET.exec(contentType)?.[1] ?? 'utf-8');
}

/** A JSON value with clean strings and no poisoned keys. Throws an AppError. */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = decode(body);
  return parseText(text, jsonDepth(text)).value;
}

export function decode(body: Buffer): string {
  // Decoding would replace broken bytes with U+FFFD and save words nobody typed.
  if (!isUtf8(body)) throw new AppError('invalid-request');
  return body.toString('utf8');
}

/** `isAsSent`: no string had to be cleaned. */
export function parseText(text: string, depth: number): { value: unknown; keys: number; isAsSent: boolean } {
  if (depth > MAX_JSON_DEPTH) throw new AppError('too-deep');
  const value = parse(text);
  const keys = countKeys(value);
  const isAsSent = !text.includes(ESCAPE);
  return { value: isAsSent ? value : cleanStrings(value), keys, isAsSent };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid-request', { cause: error });
  }
}

/** JSON in UTF-8 is the only body anyone may send; every other type is refused by Fastify with 415. */
export function registerJsonBody(app: FastifyInstance, read: (body: Buffer) => unknown = parseJson): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { 'content-type': type, 'content-encoding': packed = 'identity' } = request.headers;
    if (!isJsonType(type) || packed !== 'identity') return done(new AppError('unsupported-media-type'));
    let value: unknown;
    try {
      value = read(body);
    } catch (error) {
      return done(error as Error);
    }
    return done(null, value);
  });
}
