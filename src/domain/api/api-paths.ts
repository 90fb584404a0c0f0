export const HEADERS = {
  client: 'X-Client',
  seq: 'X-Seq',
  ifMatch: 'If-Match',
  ifNoneMatch: 'If-None-Match',
  etag: 'ETag',
  retryAfter: 'Retry-After',
  requestId: 'X-Request-Id',
} as const;

/**
 * Set by a page that signed out while the server couldn't be told. A browser that presents it is nobody, whatever else they
 * present, until they sign in again.
 */
export const LEFT_COOKIE = { name: 'bp_left', value: '1' } as const;

/** Before the name of a cookie, which needs https: no other site, a neighbor on the same domain included, can set it. */
export const HOST_ONLY = '__Host-';

export const etagOf = (version: number): string => `"${version}"`;

/** A proxy that compresses turns `"7"` into `W/"7"`: it still names version 7. */
export function versionOfEtag(etag: string): number | undefined {
  const digits = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(etag.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
