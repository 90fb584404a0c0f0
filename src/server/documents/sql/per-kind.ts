import type { DocumentKind } from '#server/documents/document-kind.ts';

/** Builds a kind's SQL once. A new string for every save would have to be hashed each time to find its prepared statement. */
export function perKind<T>(make: (kind: DocumentKind) => T): (kind: DocumentKind) => T {
  const made = new WeakMap<DocumentKind, T>();
  return (kind) => {
    const cached = made.get(kind);
    if (cached !== undefined) return cached;
    const fresh = make(kind);
    made.set(kind, fresh);
    return fresh;
  };
}
