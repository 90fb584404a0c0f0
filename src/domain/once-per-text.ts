// About forty plans: what nineteen of them say now, and what those that are typed into said a moment ago.
const MOST_LETTERS = 1_000_000;

const forgetting: (() => void)[] = [];

/** A measurement of how long reading takes has to read again. */
export function forgetTexts(): void {
  for (const forget of forgetting) forget();
}

/** The reader of a text that several screens read, and most of them again and again: it reads each text once. */
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

/** The reader of a sentence that many rules ask for in turn, one right after the other: it keeps what it found last. */
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
