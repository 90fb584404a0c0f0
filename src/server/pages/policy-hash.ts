import { createHash } from 'node:crypto';

/** Allows one inline style or script in a page's content security policy, and nothing else. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
