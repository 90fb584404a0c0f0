import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import type { Address, DocumentKind } from '#server/documents/document-kind.ts';
import { expectedVersion, senderOf } from '#server/documents/save-headers.ts';
import type { Sender } from '#server/documents/sql/applied-saves.ts';

export type UsualHead = Address & {
  /** The hash that the session is found by. */
  session: string;
  expected: number | undefined;
  sender: Sender | undefined;
};

type SessionHash = (cookieHeader: string | undefined) => string | undefined;

/**
 * Reads the head of a save as our own page sends it. Undefined for everything else, down to the spelling of the path:
 * the plain route will say what is wrong with it, or that nothing is.
 */
export function usualHead(kind: DocumentKind, sessionHash: SessionHash) {
  const segments = kind.path.replaceAll(/:\w+/g, '([\\w-]{1,200})');
  const path = new RegExp(`^${segments}$`);

  return ({ method, url = '', headers }: IncomingMessage): UsualHead | undefined => {
    if (method !== 'PUT') return undefined;
    const [, uid, id = kind.onlyId] = path.exec(url) ?? [];
    if (uid === undefined || id === undefined) return undefined;
    if (headers['content-type'] !== 'application/json' || headers['transfer-encoding'] !== undefined) {
      return undefined;
    }
    const length = Number(headers['content-length']);
    if (!(length > 0 && length <= MAX_BODY_BYTES)) return undefined;
    const session = sessionHash(headers.cookie);
    if (session === undefined) return undefined;
    try {
      return { uid, id, session, expected: expectedVersion(headers), sender: senderOf(headers) };
    } catch {
      return undefined;
    }
  };
}
