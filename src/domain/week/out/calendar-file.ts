import { addDays, type IsoDay } from '#domain/prompting/calendar-days.ts';

/** One all-day entry of a calendar file. */
export type CalendarEvent = {
  /** The same in every file as long as it is the same thing to do: an importer then updates it. */
  readonly key: string;
  readonly day: IsoDay;
  readonly title: string;
  readonly note: string;
  readonly isCancelled?: boolean;
};

type CalendarFile = {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** When it is written, as 2026-11-15T20:00:00.000Z. */
  readonly now: string;
};

const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);
const LONGEST_LINE = 75;

/** RFC 5545. Days without a time: in whatever time zone it is opened, a day stays that day. */
export function calendarFile({ name, events, now }: CalendarFile): string {
  const stamp = `${now.slice(0, 19).replace(/[-:]/g, '')}Z`;
  // Seconds since a fixed day: each file is newer than the one before it, and it still fits into 31 bits.
  const sequence = Math.max(0, Math.floor((Date.parse(now) - FIRST_SEQUENCE) / 1000));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Business Launch Blueprint//This week//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  { key, day, title, note, isCancelled }: CalendarEvent,
  stamp: string,
  sequence: number,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${key}@business-launch-blueprint`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // The end of an all-day event is the first day that it does not take.
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'TRANSP:TRANSPARENT',
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
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
