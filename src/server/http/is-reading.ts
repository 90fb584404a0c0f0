const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Safe methods by RFC 9110 §9.2.1: guards against writing ignore them. */
export function isReading(method: string | undefined): boolean {
  return method !== undefined && READING.has(method);
}
