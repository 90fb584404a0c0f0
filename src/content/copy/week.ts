import { MONTHS } from '#domain/calendar-names.ts';
import { weekdayOf } from '#domain/prompting/calendar-days.ts';
import type { Kept } from '#domain/week/free-days.ts';

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
  lead: 'What to do now, from all your plans. Tick what’s done, and give the rest a day.',
  period: (from: string, to: string) => `${sayDayShortly(from)} to ${sayDayShortly(to)}`,
  show: { label: 'Show', week: 'List', calendar: 'Calendar' },
  late: 'Late',
  dated: 'In these seven days',
  today: (day: string) => `Today, ${sayDayShortly(day)}`,
  datedEmpty: 'Nothing is dated in these seven days.',
  next: 'Next steps without a date',
  nextLead: 'The next open items of your checklists, in the order of your topics.',
  allDone: 'Every item of your checklists is done or has a date.',
  empty:
    'There’s nothing to do here yet. Write your first plan, and its checklists and dates will show up on this page.',
  emptyAction: 'Go to my blueprints',
  restToday: 'Today is a day you keep free, so nothing new is suggested.',
  openPlan: (title: string) => `Open the plan: ${title}`,
  setDate: 'Set a date',
  dateOf: (title: string) => `Date: ${title}`,
  setDateOf: (title: string) => `Set a date: ${title}`,
  changeDate: (day: string, title: string) => `${sayDateOf(day)}, change the date: ${title}`,
  more: (title: string) => `More for: ${title}`,
  nextWeek: 'Move to next week',
  notForMe: 'Not for me',
  noDate: 'Remove the date',
  moved: (day: string) => `Moved to ${sayDayShortly(day)}.`,
  putAside: 'Put aside. It won’t be suggested again.',
  undo: 'Undo',
  dismiss: 'Dismiss',
  done: 'Done.',
  undone: 'Open again.',
  lost: 'This item isn’t in the plan anymore. The list now shows the plan as it is.',
  full: 'This plan already has 100 dates. Remove one of them, then try again.',
  kept: {
    rest: (day: string) => `${sayDayShortly(day)} is a rest day.`,
    avoid: (day: string) => `${sayDayShortly(day)} is among the dates you avoid.`,
  } satisfies Record<Kept, (day: string) => string>,
  moveTo: (day: string) => `Move to ${sayDayShortly(day)}`,
  found: {
    title: (number: number) => `${count(number, 'date', 'dates')} found in your plans`,
    lead: 'Leave out what you don’t need. Nothing is added until you choose to.',
    list: 'Dates found in your plans',
    put: (number: number) =>
      number === 1 ? 'Put this one in my calendar' : `Put these ${number} in my calendar`,
    none: 'Choose at least one date',
    all: (number: number) => `Show all ${number}`,
    later: 'Not now',
    done: (number: number) => `${count(number, 'date is', 'dates are')} in your calendar.`,
    skipped: (number: number) =>
      `${count(number, 'date', 'dates')} didn’t fit: a plan can hold 100. Remove some of its dates, then try again.`,
    instead: { rest: 'a rest day', avoid: 'a date you avoid' } satisfies Record<Kept, string>,
    moved: (from: string, because: string) => `The plan says ${sayDate(from)}, ${because}.`,
    counted: {
      eventDate: 'Counted from your event date.',
      doorsOpen: 'Counted from the day your doors open.',
      doorsClose: 'Counted from the day your doors close.',
      startDate: 'Counted from your start date.',
    },
  },
  calendar: {
    title: 'Calendar',
    empty: 'No dates yet. Give an item a day, and it will show up here.',
    collisions: 'Look at these first',
    collisionsLead: 'Open one to see it in its plan, or give it another day in the weeks below.',
    messages: (day: string, number: number) =>
      `${sayDayShortly(day)}: ${number} messages to the same people on one day`,
    doors: (day: string, number: number) =>
      `Doors open ${sayDayShortly(day)}, and ${count(number, 'item of the checklist isn’t', 'items of the checklist aren’t')} done before that`,
    week: (from: string) => `Week of ${sayDate(from)}`,
    free: 'Nothing dated this week.',
    aside: (number: number) => `Put aside (${number})`,
    bringBack: 'Bring back',
    bringBackOf: (title: string) => `Bring back: ${title}`,
  },
  out: {
    menu: 'Take it with you',
    ics: 'Calendar file (.ics)',
    todoist: 'Todoist (CSV)',
    table: 'Table (CSV)',
    print: 'Print one page',
    file: 'launch-calendar',
    calendarName: 'My launch',
    doneMark: '✓',
    more: (number: number) => `And ${number} more in the app.`,
    heads: ['Date', 'Task', 'Plan', 'Section', 'Done'],
    yes: 'yes',
    no: 'no',
  },
} as const;
