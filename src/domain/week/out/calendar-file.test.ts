import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile, nextSequence } from './calendar-file.ts';
import { cancelledEvents, exportedMark, fileMark, isExportedMark, lastSequence } from './exported-marks.ts';

const NOW = '2026-11-15T20:00:00.000Z';
const EVENT: CalendarEvent = {
  key: 'a1b2',
  day: '2027-03-13',
  title: 'Hold the morning',
  note: 'Event Launch',
};

function fileOf(events: readonly CalendarEvent[], now = NOW): string {
  return calendarFile({ name: 'My launch', events, now });
}

/** By a parser that is not ours. */
function readBack(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      isAllDay: event.startDate.isDate,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

describe('a calendar file', () => {
  it('is read by another program as all-day events', () => {
    expect(readBack(fileOf([EVENT]))).toEqual([
      {
        uid: 'a1b2@business-launch-blueprint',
        summary: 'Hold the morning',
        description: 'Event Launch',
        isAllDay: true,
        start: '2027-03-13',
        end: '2027-03-14',
        sequence: expect.any(Number),
        status: 'CONFIRMED',
      },
    ]);
  });

  it.each([
    ['none', undefined],
    ['morning', '2027-03-14T08:00:00'],
    ['day-before', '2027-03-13T09:00:00'],
  ] as const)('reminds as chosen, in the words of another program: %s', (alarm, expected) => {
    // In the night of this day clocks are set in the United States.
    const file = calendarFile({
      name: 'My launch',
      events: [{ ...EVENT, day: '2027-03-14' }],
      now: NOW,
      alarm,
    });
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const trigger = event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    const start = ICAL.Time.fromDateTimeString('2027-03-14T00:00:00');
    if (trigger instanceof ICAL.Duration) start.addDuration(trigger);
    expect(trigger === undefined || trigger === null ? undefined : start.toString()).toBe(expected);
    expect(event?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description')).toBe(
      expected === undefined ? undefined : 'Hold the morning',
    );
  });

  it('a removed event has no reminder', () => {
    const events = [{ ...EVENT, isCancelled: true }];
    expect(calendarFile({ name: 'My launch', events, now: NOW, alarm: 'morning' })).not.toContain('VALARM');
  });

  it('has every line that calendars require', () => {
    expect(fileOf([EVENT]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Business Launch Blueprint//This week//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:My launch',
      'BEGIN:VEVENT',
      'UID:a1b2@business-launch-blueprint',
      'DTSTAMP:20261115T200000Z',
      'LAST-MODIFIED:20261115T200000Z',
      'SEQUENCE:27547200',
      'DTSTART;VALUE=DATE:20270313',
      'DTEND;VALUE=DATE:20270314',
      'SUMMARY:Hold the morning',
      'DESCRIPTION:Event Launch',
      'TRANSP:TRANSPARENT',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(fileOf([{ ...EVENT, note: '' }])).not.toContain('DESCRIPTION');
    expect(fileOf([EVENT], '2020-01-01T00:00:00.000Z')).toContain('SEQUENCE:0\r\n');
  });

  it.each([
    ['a', 67, 74],
    ['\u07ff', 33, 37],
    ['\u0800', 22, 24],
    ['\uffff', 22, 24],
    ['\u{10000}', 16, 18],
  ])('puts as many of %j into a line as 75 octets hold', (letter, first, next) => {
    const file = fileOf([{ ...EVENT, title: letter.repeat(first + next + 1) }]);
    expect(file).toContain(`SUMMARY:${letter.repeat(first)}\r\n ${letter.repeat(next)}\r\n ${letter}\r\n`);
  });

  it('names no time and no time zone, so that a day stays the same in Honolulu, Kathmandu and Auckland', () => {
    for (const day of ['2027-03-14', '2027-04-04', '2026-12-31', '2028-02-29']) {
      const file = fileOf([{ ...EVENT, day }]);
      expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
      expect(file).not.toMatch(/TZID|DTSTART:|DTEND:/);
      expect(readBack(file)[0]?.start).toBe(day);
    }
    expect(readBack(fileOf([{ ...EVENT, day: '2026-12-31' }]))[0]?.end).toBe('2027-01-01');
  });

  it('keeps every word, in lines of at most 75 octets that end as the standard says', () => {
    const words = fc.string({
      unit: fc.constantFrom(...'abc ,;:\\"\n\'üß漢🎹שׁ'.split('')),
      maxLength: 300,
      size: 'max',
    });
    fc.assert(
      fc.property(words, words, (title, note) => {
        const file = fileOf([{ ...EVENT, title, note }]);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event] = readBack(file);
        expect(event?.summary ?? '').toBe(title);
        expect(event?.description ?? '').toBe(note);
      }),
    );
  });

  it('is newer when made again, with the same ids, so that a second import replaces the first', () => {
    const [before] = readBack(fileOf([EVENT]));
    const [after] = readBack(fileOf([{ ...EVENT, day: '2027-03-15' }], '2026-11-15T20:00:05.000Z'));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.start).toBe('2027-03-15');
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('is newer than the previous one even after the clock was set back', () => {
    const first = nextSequence('2027-06-01T00:00:00.000Z', undefined);
    const settled = ['out:a1b2:2027-03-13:Hold the morning', fileMark(first), 'way/first-client'];
    const second = nextSequence('2026-11-15T20:00:00.000Z', lastSequence(settled));
    expect(second).toBe(first + 1);
    const [event] = readBack(calendarFile({ name: 'a', events: [EVENT], now: NOW, sequence: second }));
    expect(event?.sequence).toBe(second);
    expect(nextSequence('2027-06-02T00:00:00.000Z', second)).toBeGreaterThan(second);
    expect(settled.map(isExportedMark)).toEqual([true, true, false]);
    expect(lastSequence([])).toBeUndefined();
    expect(cancelledEvents([fileMark(first)], new Set())).toEqual([]);
  });

  it('cancels removed events in other calendars', () => {
    const mark = exportedMark(
      { key: 'a1b2', title: 'Hold the morning: a long title with much to say about it' },
      '2027-03-13',
    );
    expect(mark.length).toBeLessThanOrEqual(80);
    const gone = cancelledEvents(['done:ffff', mark], new Set(['other']));
    expect(readBack(fileOf(gone))).toMatchObject([
      { uid: 'a1b2@business-launch-blueprint', start: '2027-03-13', status: 'CANCELLED' },
    ]);
    expect(cancelledEvents([mark], new Set(['a1b2']))).toEqual([]);
  });

  it('lets no line break in typed words start a line of the file', () => {
    const ends = ['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\0'];
    for (const end of ends) {
      const title = `Rest${end}END:VEVENT${end}BEGIN:VALARM`;
      const marks = [`out:a1b2:2027-03-13:${title}`, `out:a1${end}b2:2027-03-13:x`];
      const file = fileOf([{ ...EVENT, title, note: title }, ...cancelledEvents(marks, new Set())]);
      expect(
        file
          .split(/[\r\n\v\f\u0085\u2028\u2029\0]+/)
          .filter((line) => /^(?:END:VEVENT|BEGIN:VALARM)/.test(line)),
      ).toEqual(['END:VEVENT', 'END:VEVENT']);
    }
  });

  it('is not spoiled by a mark with a day that does not exist', () => {
    const marks = ['out:ab:9999-99-99:x', 'out:ab:2027-02-31:x', 'out:ab:0000-00-00:x'];
    expect(cancelledEvents(marks, new Set())).toEqual([]);
  });
});
