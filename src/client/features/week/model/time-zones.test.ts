import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

type Midnight = readonly [moment: string, day: string, weekday: string];

// The midnights around both daylight saving changes in 2027, or any two without such changes.
const MIDNIGHTS: Readonly<Record<string, readonly Midnight[]>> = {
  'America/Los_Angeles': [
    ['2027-03-14T08:00:00.000Z', '2027-03-14', 'Sunday'],
    ['2027-03-15T07:00:00.000Z', '2027-03-15', 'Monday'],
    ['2027-11-07T07:00:00.000Z', '2027-11-07', 'Sunday'],
    ['2027-11-08T08:00:00.000Z', '2027-11-08', 'Monday'],
  ],
  'America/St_Johns': [
    ['2027-03-14T03:30:00.000Z', '2027-03-14', 'Sunday'],
    ['2027-03-15T02:30:00.000Z', '2027-03-15', 'Monday'],
    ['2027-11-07T02:30:00.000Z', '2027-11-07', 'Sunday'],
    ['2027-11-08T03:30:00.000Z', '2027-11-08', 'Monday'],
  ],
  'Pacific/Auckland': [
    ['2027-04-03T11:00:00.000Z', '2027-04-04', 'Sunday'],
    ['2027-04-04T12:00:00.000Z', '2027-04-05', 'Monday'],
    ['2027-09-25T12:00:00.000Z', '2027-09-26', 'Sunday'],
    ['2027-09-26T11:00:00.000Z', '2027-09-27', 'Monday'],
  ],
  'Asia/Kathmandu': [
    ['2027-02-28T18:15:00.000Z', '2027-03-01', 'Monday'],
    ['2027-12-31T18:15:00.000Z', '2028-01-01', 'Saturday'],
  ],
  'Pacific/Kiritimati': [
    ['2028-02-28T10:00:00.000Z', '2028-02-29', 'Tuesday'],
    ['2028-02-29T10:00:00.000Z', '2028-03-01', 'Wednesday'],
  ],
};

/** The week's dates for a moment, in a separate process: the time zone applies to a whole process. */
const READ = `
  import { localDay } from '#client/adapters/time/local-day.ts';
  import { addDays, weekdayOf, weekStart } from '#domain/reading/calendar.ts';
  import { freeDaysOf } from '#domain/week/free-days.ts';
  import { calendarFile } from '#domain/week/out/calendar-file.ts';
  import { dayNextWeek, thisWeek } from '#domain/week/this-week.ts';
  const read = (moment) => {
    const today = localDay(new Date(moment));
    const free = freeDaysOf({}, today);
    const task = (days) => ({ key: String(days), title: String(days), day: addDays(today, days), isDone: false, isAside: false });
    const week = thisWeek([-1, 0, 6, 7].map(task), { today, free });
    const file = calendarFile({ name: 'a', events: [{ key: 'a', day: today, title: 'a', note: '' }], now: moment });
    return {
      today,
      weekday: weekdayOf(today),
      late: week.late.map(({ title }) => title),
      dated: week.dated.map(({ title }) => title),
      starts: [0, 1, 6].map((first) => weekStart(today, first)),
      later: dayNextWeek(today, today, 1, free),
      next: dayNextWeek(null, today, 1, free),
      file: file.match(/DT(?:START|END);VALUE=DATE:\\d+/g),
    };
  };
  const moments = JSON.parse(process.argv[1]);
  console.log(JSON.stringify(moments.map((moment) => [read(moment), localDay(new Date(Date.parse(moment) - 1))])));
`;

const run = promisify(execFile);

async function readIn(timeZone: string, moments: readonly string[]) {
  const flags = ['--no-warnings', '--input-type=module', '-e', READ, '--', JSON.stringify(moments)];
  const { stdout } = await run(process.execPath, flags, { env: { ...process.env, TZ: timeZone } });
  return JSON.parse(stdout) as [Record<string, unknown>, string][];
}

// Without time of day and zone, by this machine's calendar.
function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(year, month - 1, date + days, 12);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moved.getFullYear()}-${two(moved.getMonth() + 1)}-${two(moved.getDate())}`;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

it.each(Object.entries(MIDNIGHTS))(
  'in %s a day begins at midnight and has all its weeks',
  async (zone, all) => {
    const read = await readIn(
      zone,
      all.map(([moment]) => moment),
    );
    for (const [index, [, day, weekday]] of all.entries()) {
      const [seen, justBefore] = read[index] ?? [];
      const since = (first: number) => -((WEEKDAYS.indexOf(weekday) - first + 7) % 7);
      expect(justBefore).toBe(dayAfter(day, -1));
      expect(seen).toEqual({
        today: day,
        weekday,
        late: ['-1'],
        dated: ['0', '6'],
        starts: [0, 1, 6].map((first) => dayAfter(day, since(first))),
        later: dayAfter(day, 7),
        next: dayAfter(day, since(1) + 7),
        file: [
          `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
          `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`,
        ],
      });
    }
  },
);
