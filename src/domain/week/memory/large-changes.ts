import { MARK_LENGTH } from '#domain/facts/packed-marks.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayNumber, dayOfNumber } from './day-number.ts';

/** Many dates added or moved by one click, remembered so that it can be undone even next week. */
export type LargeChange =
  | { readonly kind: 'added'; readonly id: string; readonly keys: readonly string[] }
  | { readonly kind: 'moved'; readonly id: string; readonly moves: readonly Moved[] };

export type Moved = { readonly key: string; readonly from: IsoDay; readonly to: IsoDay };

const PREFIX = { added: 'put', moved: 'mov' } as const;
const MARK = /^(put|mov):([0-9a-z]{1,7}):([0-9a-z]+)$/;
const KEY = 8;
const DAY = 3;
// With more, the oldest can't be undone anymore: other marks need the room.
const MOST_CHANGES = 4;

/** To the second: two simultaneous changes on two devices become one, and are undone as one. */
export function changeId(now: string): string {
  return Math.max(0, Math.floor(Date.parse(now) / 1000)).toString(36);
}

/** When it was made. The day depends on the person's time zone. */
export function changedAt({ id }: LargeChange): Date {
  return new Date(Number.parseInt(id, 36) * 1000);
}

export function changeMarks(change: LargeChange): string[] {
  const { id } = change;
  const items =
    change.kind === 'added'
      ? change.keys.map((key) => key.slice(0, KEY))
      : change.moves.map(({ key, from, to }) => key.slice(0, KEY) + coded(from) + coded(to));
  const start = `${PREFIX[change.kind]}:${id}:`;
  const size = change.kind === 'added' ? KEY : KEY + 2 * DAY;
  const each = Math.floor((MARK_LENGTH - start.length) / size);
  return Array.from(
    { length: Math.ceil(items.length / each) },
    (_, index) => start + items.slice(index * each, (index + 1) * each).join(''),
  );
}

/** Newest first. */
export function largeChanges(settled: Iterable<string>): LargeChange[] {
  const found = new Map<string, LargeChange>();
  for (const mark of settled) {
    const [, prefix, id = '', body = ''] = MARK.exec(mark) ?? [];
    if (prefix === undefined) continue;
    const kind = prefix === PREFIX.added ? 'added' : 'moved';
    const known = found.get(`${prefix}${id}`);
    if (kind === 'added') {
      const keys = [...(known?.kind === 'added' ? known.keys : []), ...pieces(body, KEY)];
      found.set(`${prefix}${id}`, { kind, id, keys });
    } else {
      const moves = [
        ...(known?.kind === 'moved' ? known.moves : []),
        ...pieces(body, KEY + 2 * DAY).map(moved),
      ];
      found.set(`${prefix}${id}`, { kind, id, moves });
    }
  }
  return [...found.values()].sort((a, b) => Number.parseInt(b.id, 36) - Number.parseInt(a.id, 36));
}

export function marksOf(settled: readonly string[], change: Pick<LargeChange, 'kind' | 'id'>): string[] {
  const start = `${PREFIX[change.kind]}:${change.id}:`;
  return settled.filter((mark) => mark.startsWith(start));
}

/** Marks of the oldest changes, which make room for another. */
export function outdatedMarks(settled: readonly string[]): string[] {
  return largeChanges(settled)
    .slice(MOST_CHANGES - 1)
    .flatMap((change) => marksOf(settled, change));
}

function pieces(body: string, size: number): string[] {
  return Array.from({ length: Math.floor(body.length / size) }, (_, index) =>
    body.slice(index * size, (index + 1) * size),
  );
}

function moved(piece: string): Moved {
  const day = (at: number) => dayOfNumber(Number.parseInt(piece.slice(at, at + DAY), 36));
  return { key: piece.slice(0, KEY), from: day(KEY), to: day(KEY + DAY) };
}

function coded(day: IsoDay): string {
  const number = Math.min(Math.max(0, dayNumber(day)), 36 ** DAY - 1);
  return number.toString(36).padStart(DAY, '0');
}

/** How many parts of a change are still as it left them. */
export function unchangedCount(change: LargeChange, tasks: readonly LeftTask[]): number {
  const entered = tasks
    .flatMap((task) => [task, ...task.twins])
    .filter(({ entry, isDone }) => entry && !isDone);
  const days = new Map(entered.map(({ key, entry }) => [key.slice(0, KEY), entry?.date]));
  if (change.kind === 'added') return change.keys.filter((key) => days.has(key)).length;
  return change.moves.filter(({ key, to }) => days.get(key) === to).length;
}

type Entered = {
  readonly key: string;
  readonly isDone: boolean;
  readonly entry?: { readonly date: string };
};
type LeftTask = Entered & { readonly twins: readonly Entered[] };
