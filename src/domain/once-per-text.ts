// About forty plans: nineteen as they are now, and earlier states of those being edited.
const MOST_LETTERS = 1_000_000;

const forgetting: (() => void)[] = [];

/** For measurements, which must not hit the cache. */
export function forgetTexts(): void {
  for (const forget of forgetting) forget();
}

/** Caches a reader by its text: several screens read the same plans again and again. */
export function oncePerText<Found extends object>(read: (text: string) => Found): (text: string) => Found {
  const cache = new Map<string, Found>();
  let letters = 0;
  forgetting.push(() => {
    cache.clear();
    letters = 0;
  });
  return (text) => {
    const before = cache.get(text);
    if (before) return before;
    const found = read(text);
    cache.set(text, found);
    letters += text.length;
    for (const oldest of cache.keys()) {
      if (letters <= MOST_LETTERS || oldest === text) break;
      cache.delete(oldest);
      letters -= oldest.length;
    }
    return found;
  };
}

/** Caches a reader's last result: many rules ask about the same sentence in a row. */
export function keepingLast<Asked extends readonly unknown[], Found>(
  read: (...asked: Asked) => Found,
): (...asked: Asked) => Found {
  let last: { readonly asked: Asked; readonly found: Found } | null = null;
  forgetting.push(() => {
    last = null;
  });
  return (...asked) => {
    if (!last || asked.some((one, at) => one !== last?.asked[at])) last = { asked, found: read(...asked) };
    return last.found;
  };
}
