/** The longest mark stored with the facts. */
export const MARK_LENGTH = 80;

/**
 * Small values that the week stores with the facts, several per mark: there is room for a thousand marks of all kinds,
 * and the oldest make room. `min:` minutes of a task, `did:` the day it was ticked, `day:` the plan's day of a task
 * that was moved.
 */
const PACKED_KINDS = ['min', 'did', 'day'] as const;
export type PackedKind = (typeof PACKED_KINDS)[number];

const KEY = 8;
const VALUE = 3;
const SIZE = KEY + VALUE;
const MOST = 36 ** VALUE - 1;

/** A task's key as shortened for marks. */
export const shortKey = (key: string): string => key.slice(0, KEY);

export function readPacked(kind: PackedKind, settled: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  const whole = new RegExp(`^${kind}:((?:[0-9a-f]{${KEY}}[0-9a-z]{${VALUE}})+)$`);
  for (const mark of settled) {
    const [, body = ''] = whole.exec(mark) ?? [];
    for (let at = 0; at < body.length; at += SIZE)
      found.set(body.slice(at, at + KEY), Number.parseInt(body.slice(at + KEY, at + SIZE), 36));
  }
  return found;
}

/** The same content gives the same marks, so that two devices write the same. */
export function packMarks(kind: PackedKind, values: ReadonlyMap<string, number>): string[] {
  const each = Math.floor((MARK_LENGTH - kind.length - 1) / SIZE);
  const items = [...values]
    .filter(([, value]) => value >= 0 && value <= MOST)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => key + value.toString(36).padStart(VALUE, '0'));
  return Array.from(
    { length: Math.ceil(items.length / each) },
    (_, index) => `${kind}:${items.slice(index * each, (index + 1) * each).join('')}`,
  );
}

/** One value per mark: merged while packed, one device's values would overwrite another's. */
export function takeApart(marks: readonly string[]): string[] {
  return marks.flatMap((mark) => {
    const single = PACKED_KINDS.flatMap((kind) =>
      [...readPacked(kind, [mark])].flatMap((one) => packMarks(kind, new Map([one]))),
    );
    return single.length > 0 ? single : [mark];
  });
}

export function putTogether(marks: readonly string[]): string[] {
  const isPacked = (mark: string) => PACKED_KINDS.some((kind) => readPacked(kind, [mark]).size > 0);
  const packed = PACKED_KINDS.flatMap((kind) => packMarks(kind, readPacked(kind, marks)));
  return [...marks.filter((mark) => !isPacked(mark)), ...packed];
}

/** Whether a mark belongs to Ready to use. */
export function isKitMark(mark: string): boolean {
  return mark.startsWith('kit:');
}
