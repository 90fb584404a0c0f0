import { createHash } from 'node:crypto';

/** What allows one style block or script inside a page in its content security policy, and nothing else. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
