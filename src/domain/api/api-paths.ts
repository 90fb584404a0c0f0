export const HEADERS = {
  client: 'X-Client',
  seq: 'X-Seq',
  ifMatch: 'If-Match',
  ifNoneMatch: 'If-None-Match',
  etag: 'ETag',
  retryAfter: 'Retry-After',
  requestId: 'X-Request-Id',
} as const;

export const etagOf = (version: number): string => `"${version}"`;

/** A proxy that compresses turns `"7"` into `W/"7"`: it still names version 7. */
export function versionOfEtag(etag: string): number | undefined {
  const digits = /^(?:W\/)?"([1-9]\d{0,14})"$/.exec(etag.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
