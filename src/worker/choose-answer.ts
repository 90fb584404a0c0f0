type Asked = { method: string; mode: string; url: string };

/**
 * view: a screen of the app, cached if somebody is signed in on this device. fresh-view: one that only the server can
 * answer. file: cached under its name. null: not handled by the worker.
 */
export type Answer = 'view' | 'fresh-view' | 'file' | null;

// `confirm-email` is the server's own page, which a cached screen would hide. `r` is a reader's page: never cache it,
// nor show the app in its place.
const NOT_VIEWS = /^\/(?:api|assets|healthz|readyz|confirm-email|stop-mail|r)(?:\/|$)/;
// A link in an email, and a page that only the server has.
const FRESH_VIEWS = /^\/(?:reset-password|example)(?:\/|$)/;
const WITH_EXTENSION = /\.[^/]*$/;

/** Saves, sign-ins and AI requests must not even pass through here. */
export function chooseAnswer(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): Answer {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (files.has(pathname) || pathname.startsWith('/assets/')) return 'file';
  if (mode !== 'navigate' || NOT_VIEWS.test(pathname) || WITH_EXTENSION.test(pathname)) return null;
  return FRESH_VIEWS.test(pathname) ? 'fresh-view' : 'view';
}
