type Asked = { method: string; mode: string; url: string };

/**
 * view: a screen of the app; kept, if somebody is signed in on this device. fresh-view: one that only the server can
 * answer. file: kept under its name. null: the browser asks as if there were no worker.
 */
export type Answer = 'view' | 'fresh-view' | 'file' | null;

// `confirm-email` is a page of the server's own, which a screen of the app in its place would never reach.
// `r` is what somebody with a link reads: it must never be kept, nor an app of ours be shown in its place.
const NOT_VIEWS = /^\/(?:api|assets|healthz|readyz|confirm-email|stop-mail|r)(?:\/|$)/;
// A link in somebody's mail, and a page that the server alone has.
const FRESH_VIEWS = /^\/(?:reset-password|example)(?:\/|$)/;
const WITH_EXTENSION = /\.[^/]*$/;

/** Saves, sign-ins and the AI service are never touched: their requests must not even pass through here. */
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
