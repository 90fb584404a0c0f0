import { isOwnAddress } from '#domain/ai/settings.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';

/** Whether this URL leads to our own server. Parsed by the browser, because a host has several spellings. */
export function isOurServer(baseUrl: string): boolean {
  const own = globalThis.location?.origin;
  return own !== undefined && URL.canParse(baseUrl) && isOwnAddress(new URL(baseUrl).href, own);
}

/**
 * Whatever is in this browser's storage, the key must never go to our server. No page policy can prevent that, since a
 * page must be able to reach its own origin.
 */
export function refuseOurServer(baseUrl: string): void {
  if (isOurServer(baseUrl)) throw new AppError('base-url-own');
}
