import { AppError } from '#domain/errors.ts';
import { READER_PREFIX } from '#domain/review/share.ts';
import { type Config, isLoopback } from '#server/config.ts';
import type { Guard } from './guard.ts';
import { isReading } from './is-reading.ts';

/** The one-click unsubscribe address in emails. */
export const STOP_MAIL_PATH = '/stop-mail';

type Addresses = Pick<Config, 'publicUrl' | 'host'>;

/** Every request that changes something must come from a page at this address. */
export function sameOriginGuard(config: Addresses): Guard {
  const judge = remembered((origin, host) => isOurs(origin, host, config));
  return ({ method, url, headers }) => {
    if (isReading(method)) return;
    const { origin, host } = headers;
    const site = headers['sec-fetch-site'];
    const isOwnSite = site === undefined || site === 'same-origin';
    if (isWithoutSession(url)) {
      if (site === 'cross-site') throw new AppError('forbidden-origin');
      return;
    }
    // Browsers send an origin with every such request. One without either header is not from our pages.
    const isOwnOrigin = origin === undefined ? site === 'same-origin' : judge(origin, host ?? '');
    if (!isOwnSite || !isOwnOrigin) throw new AppError('forbidden-origin');
  };
}

// The address itself authorizes these, and cookies are ignored: nobody can be tricked into sending one in their own
// name. A page with no referrer has no origin either, and mail programs or `lynx` never send one.
function isWithoutSession(url: string | undefined): boolean {
  return url !== undefined && (url.startsWith(READER_PREFIX) || url.startsWith(`${STOP_MAIL_PATH}?`));
}

// Thousands of requests in a row come from the same page, and only those need to be fast.
function remembered(
  judge: (origin: string, host: string) => boolean,
): (origin: string, host: string) => boolean {
  let last = { origin: '', host: '', verdict: false };
  return (origin, host) => {
    if (origin !== last.origin || host !== last.host) last = { origin, host, verdict: judge(origin, host) };
    return last.verdict;
  };
}

function isOurs(origin: string, host: string, { publicUrl, host: listening }: Addresses): boolean {
  if (origin === publicUrl) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin || url.protocol !== 'http:' || url.host !== host) return false;
  const isLocal = isLoopback(url.hostname);
  if (publicUrl !== undefined) return isLocal && isLoopback(new URL(publicUrl).hostname);
  // Without PUBLIC_URL a server on loopback accepts only its loopback names: any other name pointing here is somebody
  // else's DNS.
  return isLocal || !isLoopback(listening);
}
