import { isRecord } from '#domain/documents/shape.ts';
import { KIND_NAMES, kindOf } from '#domain/kinds.ts';

const NOW: ReadonlyMap<unknown, string> = new Map(
  KIND_NAMES.flatMap((name) => {
    const { formerName } = kindOf(name);
    return formerName === undefined ? [] : [[formerName, name]];
  }),
);
const FORMERLY: ReadonlyMap<unknown, string> = new Map([...NOW].map(([former, name]) => [name, `${former}`]));

/**
 * Rows, copies and messages between tabs have the name of their kind in them. Tabs of the release before share all of
 * these, and an operator may go back to it: a name that it does not know would stop its saving. So they stay under the
 * former name as long as there is one.
 */
export function asKept<T>(value: T): T {
  return renamed(value, FORMERLY);
}

/** The way back, for whatever was kept or posted. */
export function asKnown<T>(value: T): T {
  return renamed(value, NOW);
}

function renamed<T>(value: T, names: ReadonlyMap<unknown, string>): T {
  if (!isRecord(value)) return value;
  const kind = names.get(value.kind);
  if (kind === undefined) return value;
  const { words } = value;
  const sent = isRecord(words) &&
    isRecord(words.save) && { words: { ...words, save: renamed(words.save, names) } };
  return { ...value, kind, ...sent };
}
