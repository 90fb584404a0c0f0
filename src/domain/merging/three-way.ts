/** A field that only one side changed takes that side; `both` decides when each changed it differently. */
export function threeWay<T>(base: T, mine: T, theirs: T, both: (mine: T, theirs: T, base: T) => T): T {
  if (isEqual(mine, base)) return theirs;
  if (isEqual(theirs, base) || isEqual(mine, theirs)) return mine;
  return both(mine, theirs, base);
}

// Not JSON.stringify: key order differs from device to device, and a key that is undefined here is missing in the
// server's copy. Untouched fields would look changed.
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isEqual(left.get(key), right.get(key)),
  );
}
