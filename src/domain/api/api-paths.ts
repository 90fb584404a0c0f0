import type { Blueprint, StoredBlueprint } from '#domain/blueprint/blueprint.ts';

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

/** A stored blueprint as a PUT body: the version travels in If-Match, and a strict schema refuses it here. */
export function toBody({ version: _, ...body }: StoredBlueprint): Blueprint {
  return body;
}
