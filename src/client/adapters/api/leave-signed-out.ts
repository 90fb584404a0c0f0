import { HOST_ONLY, LEFT_COOKIE } from '#domain/api/api-paths.ts';

// As long as a browser may keep a session cookie. Safari keeps a cookie set by a page for only seven days.
const SECONDS = 90 * 86_400;
const RETRY_MS = 3_000;

/**
 * A page can't delete the session cookie; this cookie next to it makes it invalid. Under both names: the server reads
 * the one that fits its own cookies, and a page can't know which. The browser rejects the other.
 */
export function leaveSignedOut(ask: () => Promise<unknown>): void {
  const mark = `${LEFT_COOKIE.name}=${LEFT_COOKIE.value}; path=/; samesite=lax; max-age=${SECONDS}`;
  document.cookie = mark;
  document.cookie = `${HOST_ONLY}${mark}; secure`;
  // This only asks who is signed in, which ends the old session. Signing out now would end the session of anybody who
  // signed in since. Repeated until answered: a browser reports "online" before its first request gets through.
  const end = () => void ask().catch(() => setTimeout(end, RETRY_MS));
  addEventListener('online', end, { once: true });
}
