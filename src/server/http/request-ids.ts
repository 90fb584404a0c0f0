import { randomBytes } from 'node:crypto';

/** Unique across restarts and cheap: a random prefix and a counter. */
export function requestIds(): () => string {
  const beginning = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${beginning}-${(++count).toString(36)}`;
}
