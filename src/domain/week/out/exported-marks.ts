import { MARK_LENGTH } from '#domain/facts/packed-marks.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import type { Task } from '#domain/week/task.ts';
import type { CalendarEvent } from './calendar-file.ts';

const MARK = /^out:([0-9a-f]+):(\d{4}-\d\d-\d\d):(.*)$/s;

/** Remembers an exported event in few characters: other calendars must be told when it is gone. */
export function exportedMark({ key, title }: Pick<Task, 'key' | 'title'>, day: IsoDay): string {
  return `out:${key}:${day}:${title.replaceAll('\n', ' ')}`
    .slice(0, MARK_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

export function isExportedMark(mark: string): boolean {
  return MARK.test(mark) || FILE_MARK.test(mark);
}

const FILE_MARK = /^out-file:(\d{1,10})$/;

/** The number of the last file that was written. */
export function fileMark(sequence: number): string {
  return `out-file:${sequence}`;
}

/** Undefined: no file yet, or from an older version, which didn't store it. */
export function lastSequence(settled: readonly string[]): number | undefined {
  const known = settled.flatMap((mark) => FILE_MARK.exec(mark)?.[1] ?? []).map(Number);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Events of an earlier file that are no longer dated tasks. */
export function cancelledEvents(settled: readonly string[], keys: ReadonlySet<string>): CalendarEvent[] {
  return settled.flatMap((mark) => {
    const [, key = '', day = '', title = ''] = MARK.exec(mark) ?? [];
    // A mark may come from a foreign file: one invalid day, and calendars refuse the whole file.
    if (key === '' || addDays(day, 0) !== day) return [];
    return keys.has(key) ? [] : [{ key, day, title, note: '', isCancelled: true }];
  });
}
