import { addDays, type IsoDay } from '#domain/reading/calendar.ts';

/** One all-day entry of a calendar file. */
export type CalendarEvent = {
  /** The same in every file for the same task, so that an import updates it. */
  readonly key: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly note: string;
  readonly isCancelled?: boolean;
};

/** When a calendar reminds of a day: never, at eight that morning, or at nine the day before. */
export type Alarm = 'none' | 'morning' | 'day-before';

type CalendarFile = {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** When it is written, as 2026-11-15T20:00:00.000Z. */
  readonly now: string;
  /** This file's sequence number: other calendars treat the highest as the newest. */
  readonly sequence?: number;
  readonly alarm?: Alarm;
};

/** Relative to the midnight that begins the day, in any time zone. */
const TRIGGERS: Readonly<Record<Exclude<Alarm, 'none'>, string>> = {
  morning: 'PT8H',
  'day-before': '-PT15H',
};

const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);
const LONGEST_LINE = 75;

/** RFC 5545. Days without a time: a day stays the same in any time zone. */
export function calendarFile(file: CalendarFile): string {
  const { name, events, now, sequence = sequenceAt(now), alarm = 'none' } = file;
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Business Launch Blueprint//This week//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp, sequence, alarm)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Seconds since a fixed day: each file is newer than the last, and the number fits into 31 bits. */
function sequenceAt(now: string): number {
  return Math.max(0, Math.floor((Date.parse(now) - FIRST_SEQUENCE) / 1000));
}

/** The next file's number. `last`: that of the previous file, which a wrong clock may have set too high. */
export function nextSequence(now: string, last: number | undefined): number {
  return Math.max(sequenceAt(now), last === undefined ? 0 : last + 1);
}

function eventLines(
  { key, day, title, note, isCancelled }: CalendarEvent,
  stamp: string,
  sequence: number,
  alarm: Alarm,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${key}@business-launch-blueprint`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // An all-day event ends on the first day after it.
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'TRANSP:TRANSPARENT',
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(alarm === 'none' || isCancelled ? [] : alarmLines(title, TRIGGERS[alarm])),
    'END:VEVENT',
  ];
}

function alarmLines(title: string, trigger: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n?|\n/g, '\\n')
      // Other control characters and separators end a line for some readers, and none of them is a word.
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  );
}

/** Lines of at most 75 octets, never cut inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (size + octets > LONGEST_LINE) {
      parts.push(part);
      // The space that begins a folded line counts too.
      part = ' ';
      size = 1;
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
