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
 * Set by a page that signed out while offline. A request with it counts as signed out, whatever other cookies it
 * carries, until the next sign-in.
 */
export const LEFT_COOKIE = { name: 'bp_left', value: '1' } as const;

/** Cookie name prefix, over https only: no other site, not even one on the same domain, can set such a cookie. */
export const HOST_ONLY = '__Host-';

export const etagOf = (version: number): string => `"${version}"`;

/** A compressing proxy turns `"7"` into `W/"7"`: that still means version 7. */
export function versionOfEtag(etag: string): number | undefined {
  const digits = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(etag.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
