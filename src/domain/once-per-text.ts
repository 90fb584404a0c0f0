// About forty plans: nineteen as they are now, and earlier states of those being edited.
const MOST_LETTERS = 1_000_000;

const forgetting: (() => void)[] = [];

/** For measurements, which must not hit the cache. */
export function forgetTexts(): void {
  for (const forget of forgetting) forget();
}

/** Caches a reader by its text: several screens read the same plans again and again. */
export function oncePerText<Found extends object>(read: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  let letters = 0;
  forgetting.push(() => {
    known.clear();
    letters = 0;
  });
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = read(text);
    known.set(text, found);
    letters += text.length;
    for (const oldest of known.keys()) {
      if (letters <= MOST_LETTERS || oldest === text) break;
      known.delete(oldest);
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
