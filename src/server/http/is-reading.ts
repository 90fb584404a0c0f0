const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Requests that change nothing, by RFC 9110 §9.2.1: no guard against writing has to look at them. */
export function isReading(method: string | undefined): boolean {
  return method !== undefined && READING.has(method);
}
