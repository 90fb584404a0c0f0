/**
 * Whether a result computed from one of these also holds for the other: the same values in every field, and item by
 * item in lists. Each screen makes its own list of plans, but the plans are the same objects until somebody changes
 * them.
 */
export function areSameSources(one: object, other: object): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/**
 * Caches the last result while its sources are the same: several screens ask in turn. Further arguments say the same in
 * another form and are not compared.
 */
export function whileSame<From extends object, Rest extends unknown[], Found>(
  workOut: (from: From, ...rest: Rest) => Found,
): (from: From, ...rest: Rest) => Found {
  let last: { readonly from: From; readonly found: Found } | null = null;
  return (from, ...rest) => {
    if (last && areSameSources(last.from, from)) return last.found;
    const found = workOut(from, ...rest);
    last = { from, found };
    return found;
  };
}
