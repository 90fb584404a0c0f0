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
 * Rows, copies and messages between tabs contain their kind's name. Tabs of the previous release share them, and an
 * operator may go back to that release: an unknown name would stop its saving. So they keep the former name as long as
 * there is one.
 */
export function withFormerNames<T>(value: T): T {
  return renamed(value, FORMERLY);
}

/** The inverse, for stored or received values. */
export function withCurrentNames<T>(value: T): T {
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
