import { randomBytes } from 'node:crypto';

/** Unique across restarts and cheap: a random beginning, then a count. */
export function requestIds(): () => string {
  const beginning = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${beginning}-${(++count).toString(36)}`;
}
