import type { IncomingHttpHeaders } from 'node:http';
import { versionOfEtag } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';

const CLIENT = /^[\w.:-]{1,64}$/;
const SEQ = /^[1-9]\d{0,14}$/;

/** The version a save builds upon, or undefined when it must create. A save without either is refused. */
export function expectedVersion(headers: IncomingHttpHeaders): number | undefined {
  const ifMatch = headers['if-match'];
  const ifNoneMatch = headers['if-none-match'];
  if (ifMatch === undefined && ifNoneMatch === undefined) throw new AppError('precondition-required');
  if (ifMatch !== undefined && ifNoneMatch !== undefined) throw new AppError('invalid-request');
  if (ifMatch === undefined) {
    if (ifNoneMatch?.trim() !== '*') throw new AppError('invalid-request');
    return undefined;
  }
  const version = versionOfEtag(ifMatch);
  if (version === undefined) throw new AppError('invalid-request');
  return version;
}

/** Both headers or neither: with half of a stamp, a repeated save could be applied twice unnoticed. */
export function senderOf(headers: IncomingHttpHeaders): { client: string; seq: number } | undefined {
  const client = headers['x-client'];
  const seq = headers['x-seq'];
  if (client === undefined && seq === undefined) return undefined;
  if (typeof client !== 'string' || typeof seq !== 'string' || !CLIENT.test(client) || !SEQ.test(seq)) {
    throw new AppError('invalid-request');
  }
  return { client, seq: Number(seq) };
}
