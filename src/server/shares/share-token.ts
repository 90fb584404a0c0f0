import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The key of a link. Only the hash is stored, so that a copy of the database opens none. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
