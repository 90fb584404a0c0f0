import { HOST_ONLY, LEFT_COOKIE } from '#domain/api/api-paths.ts';

// As long as a browser would keep any session of ours. Safari keeps what a page sets for seven days only.
const SECONDS = 90 * 86_400;
const RETRY_MS = 3_000;

/**
 * The cookie of the session is out of a page's reach; this one, next to it, makes it worth nothing. By both names: the
 * server reads the one that its own cookies have, and a page cannot know which. The browser refuses what does not fit.
 */
export function leaveSignedOut(ask: () => Promise<unknown>): void {
  const mark = `${LEFT_COOKIE.name}=${LEFT_COOKIE.value}; path=/; samesite=lax; max-age=${SECONDS}`;
  document.cookie = mark;
  document.cookie = `${HOST_ONLY}${mark}; secure`;
  // Only asks who is signed in, which ends the session that was left. Signing out now would end the session of anyone who
  // came meanwhile. Again until it is answered: a browser says that it is online before its first request gets through.
  const end = () => void ask().catch(() => setTimeout(end, RETRY_MS));
  addEventListener('online', end, { once: true });
}
