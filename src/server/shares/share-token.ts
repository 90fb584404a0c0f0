import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What a link is found by. A copy of the database opens none: only the hash is kept. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
