import { isOwnAddress } from '#domain/ai/settings.ts';
import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';

/** Whether this leads to our own server. As the browser reads it: a host has more spellings than one. */
export function isOurServer(baseUrl: string): boolean {
  const own = globalThis.location?.origin;
  return own !== undefined && URL.canParse(baseUrl) && isOwnAddress(new URL(baseUrl).href, own);
}

/**
 * Whatever was put into this browser's storage, the key never goes to our server. No policy of the page could stop it:
 * its own origin is the one that it must be able to reach.
 */
export function refuseOurServer(baseUrl: string): void {
  if (isOurServer(baseUrl)) throw new AppError('base-url-own');
}
