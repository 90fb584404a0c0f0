import { LEFT_COOKIE } from '#domain/api/api-paths.ts';

// As long as a browser would keep any session of ours.
const SECONDS = 90 * 86_400;

/** The cookie of the session is out of a page's reach; this one, beside it, makes it worth nothing. */
export function leaveSignedOut(): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LEFT_COOKIE.name}=${LEFT_COOKIE.value}; path=/; samesite=lax; max-age=${SECONDS}${secure}`;
}
