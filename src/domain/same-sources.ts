/**
 * Whether an answer that was worked out from one of these is also the answer for the other: the same things in every field, in
 * lists one by one. Each screen makes its own list of plans, and its plans are the same as long as nobody changes them.
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
 * What was worked out last, as long as it is asked of the same: screens that ask for the same in turn find it ready. Further
 * arguments say the same in another form, and are not compared.
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
