import { MONTHS, weekdayOf } from '#domain/reading/calendar.ts';
import type { KeepFreeReason } from '#domain/week/free-days.ts';

/** "Saturday, March 13". By hand: the browser's own formatters take a slow phone as long as a whole screen. */
export function sayDayShortly(day: string): string {
  const [month, date] = monthAndDate(day);
  return `${weekdayOf(`${day}`)}, ${month} ${date}`;
}

/** "Sat, Mar 13" */
export function sayDateOf(day: string): string {
  return `${weekdayOf(`${day}`).slice(0, 3)}, ${sayDate(day)}`;
}

function sayDate(day: string): string {
  const [month, date] = monthAndDate(day);
  return `${month.slice(0, 3)} ${date}`;
}

function monthAndDate(day: string): [month: string, date: number] {
  const [, month = '1', date = '1'] = `${day}`.split('-');
  return [MONTHS[Number(month) - 1] ?? '', Number(date)];
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const WEEK_COPY = {
  title: 'This week',
  period: (from: string, to: string) => `${sayDayShortly(from)} to ${sayDayShortly(to)}`,
  show: { label: 'Show', week: 'List', calendar: 'Schedule' },
  late: 'Overdue',
  dated: 'In the next seven days',
  today: (day: string) => `Today, ${sayDayShortly(day)}`,
  /** Below the three, which may well be of these days. */
  datedEmpty: 'Nothing planned for the next seven days.',
  /** Below tasks that have a day. */
  datedElse: 'Nothing else is planned for the next seven days.',
  next: 'Next steps without a date',
  nextLead: 'The next open items on your checklists, in topic order.',
  allDone: 'Everything on your checklists is done or has a date.',
  empty:
    'There’s nothing to do here yet. Write your first plan, and its checklists and dates will show up on this page.',
  emptyAction: 'Go to my topics',
  restToday: 'Today is a day you keep free, so nothing new is suggested.',
  openPlan: (title: string) => `Open the plan: ${title}`,
  setDate: 'Set a date',
  dateOf: (title: string) => `Date: ${title}`,
  setDateOf: (title: string) => `Set a date: ${title}`,
  changeDate: (day: string, title: string) => `${sayDateOf(day)}, change the date: ${title}`,
  more: (title: string) => `More options for: ${title}`,
  nextWeek: 'Move to next week',
  notForMe: 'Not for me',
  noDate: 'Remove the date',
  moved: (day: string) => `Moved to ${sayDayShortly(day)}.`,
  putAside: 'Put aside. It won’t be suggested again.',
  done: 'Done.',
  undone: 'Reopened.',
  lost: 'This task isn’t in the plan anymore. We’ve updated the list.',
  full: 'This plan already has 100 dates. Remove one of them, then try again.',
  kept: {
    rest: (day: string) => `${sayDayShortly(day)} is a rest day.`,
    avoid: (day: string) => `${sayDayShortly(day)} is one of your dates to avoid.`,
  } satisfies Record<KeepFreeReason, (day: string) => string>,
  lineSays: (day: string) => `The plan says ${sayDayShortly(day)}.`,
  putIn: 'Put it in my schedule',
  moveTo: (day: string) => `Move to ${sayDayShortly(day)}`,
  found: {
    title: (number: number) => `${count(number, 'date', 'dates')} found in your plans`,
    lead: 'Your launch days and the messages of the next four weeks come first, then your tasks, one week at a time. Nothing is added until you say so.',
    groups: {
      launch: 'The days of your launch',
      sends: 'Messages in the next four weeks',
      sendsLater: 'Messages after that',
      tasksNow: 'Tasks for this week',
      tasks: (from: string) => `Tasks for the week of ${sayDate(from)}`,
      mentions: 'Only mentioned',
    },
    mentionsLead:
      'Lessons, days off and days that are somebody else’s. Choose one if you want it in your schedule.',
    put: (number: number) =>
      number === 1 ? 'Put this one in my schedule' : `Put these ${number} in my schedule`,
    none: 'Choose at least one date',
    all: (number: number) => `Show all ${number}`,
    moreWeeks: (number: number) => `${count(number, 'more group', 'more groups')}`,
    later: 'Not now',
    done: (number: number) => `${count(number, 'date is', 'dates are')} in your schedule.`,
    skipped: (number: number) =>
      `${count(number, 'date', 'dates')} didn’t fit: a plan can hold 100. Remove some of its dates, then try again.`,
    instead: { rest: 'a rest day', avoid: 'a date you avoid' } satisfies Record<KeepFreeReason, string>,
    moved: (from: string, because: string) => `The plan says ${sayDate(from)}, ${because}.`,
    counted: {
      eventDate: 'Counted from your event date.',
      doorsOpen: 'Counted from the day sign-up opens.',
      doorsClose: 'Counted from the day sign-up closes.',
      startDate: 'Counted from your start date.',
    },
  },
  calendar: {
    title: 'Schedule',
    look: 'Look',
    list: 'List',
    month: 'Month',
    previous: 'Previous month',
    following: 'Next month',
    more: (number: number) => `+${number} more`,
    empty: 'No dates yet. Give a task a day, and it will show up here.',
    collisions: 'Look at these first',
    collisionsLead: 'Open one to see it in its plan, or give it another day in the weeks below.',
    messages: (day: string, number: number) =>
      `${sayDayShortly(day)}: ${number} messages to the same people on one day`,
    doors: (day: string, number: number) =>
      `Sign-up opens ${sayDayShortly(day)}, but ${count(number, 'checklist item', 'checklist items')} won’t be done by then`,
    week: (from: string) => `Week of ${sayDate(from)}`,
    free: 'Nothing planned this week.',
    aside: (number: number) => `Put aside (${number})`,
    bringBack: 'Bring back',
    bringBackOf: (title: string) => `Bring back: ${title}`,
  },
  out: {
    add: 'Add to my calendar',
    lead: 'You get one file with everything in your schedule. Open it, and your calendar adds the dates. Save it again later, and the new file updates them.',
    ways: [
      ['Google', 'On a computer: calendar.google.com, Settings, Import & export, then choose the file.'],
      ['Apple', 'Open the file on your iPhone or Mac and tap Add All.'],
      ['Outlook', 'Open the file, or in Outlook: Add calendar, Upload from file.'],
    ],
    alarm: 'Remind me',
    alarms: { none: 'Not at all', morning: 'That morning', 'day-before': 'The day before' },
    save: 'Save the calendar file',
    saved: 'The calendar file is saved.',
    close: 'Close',
    other: 'Other formats',
    todoist: 'Todoist',
    table: 'Spreadsheet (Excel, Google Sheets)',
    print: 'Print one page',
    file: 'launch-calendar',
    calendarName: 'My launch',
    doneMark: '✓',
    more: (number: number) => `And ${number} more in the app.`,
    heads: ['Date', 'Task', 'Plan', 'Section', 'Done', 'Details'],
    yes: 'yes',
    no: 'no',
  },
} as const;
