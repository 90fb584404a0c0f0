import { SIGN_UP_DAYS } from '#content/week/launch-titles.ts';
import type { PageGroup } from '#domain/launch-page/launch-page.ts';
import type { PictureWords } from '#domain/launch-page/picture-facts.ts';
import type { CollisionWords } from '#domain/launch-page/picture-of-week.ts';
import { MONTHS } from '#domain/reading/calendar.ts';
import type { AnchorName } from '#domain/week/finding/count-from.ts';
import { LAUNCH_TITLE } from './places.ts';
import { sayDateOf, sayDayShortly, WEEK_COPY } from './week.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const oneDecimal = (hours: number) => String(Math.round(hours * 10) / 10);
const sayHours = (hours: number) => count(Number(oneDecimal(hours)), 'hour', 'hours');
const withYear = (day: string) => `${sayDateOf(day)}, ${`${day}`.slice(0, 4)}`;
const monthDay = (day: string) => sayDateOf(day).slice(5);

const DAY_NAMES: Readonly<Record<AnchorName, string>> = {
  eventDate: 'Event',
  ...SIGN_UP_DAYS,
  startDate: 'Start',
};

export const PICTURE_WORDS: PictureWords = {
  dayNames: DAY_NAMES,
  today: (day) => `Today, ${monthDay(day)}`,
  date: withYear,
  month(day, isYear) {
    const [year = '', month = '1'] = `${day}`.split('-');
    if (isYear) return year;
    const name = (MONTHS[Number(month) - 1] ?? '').slice(0, 3);
    return month === '01' ? `${name} ${year}` : name;
  },
  load: (isFullestOf) =>
    isFullestOf ? 'Hours of work in the fullest weeks.' : 'Hours of work, week by week.',
  hours: oneDecimal,
  budget: (hours, isAssumed) =>
    isAssumed
      ? `Dashed line: ${sayHours(hours)} a week, until you say how many you have.`
      : `Dashed line: the ${sayHours(hours)} you have.`,
  legend: {
    send: 'Message to send',
    task: 'Task',
    rest: 'Rest day',
    avoid: 'Date to avoid',
    more: 'More that day',
  },
  noDays(...asked) {
    const names = ['event', 'sign-up', 'start'].filter((_, at) => asked[at]);
    if (names.length === 0) return 'No launch days. Tasks and messages with a date show up here.';
    const all = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
    const dates = all === 'event' || all === 'start' ? 'date' : 'dates';
    return `No launch days confirmed yet. Confirm your ${all} ${dates} in My facts, and they’ll show up here.`;
  },
  daysOver: 'The days of your launch have passed.',
};

const BECAUSE = { rest: 'a rest day', avoid: 'one of your dates to avoid' } as const;

export const COLLISION_WORDS: CollisionWords = {
  day: (name, day, because) => `${DAY_NAMES[name]}: ${sayDayShortly(day)} is ${BECAUSE[because]}.`,
  week: (start, hours, budget) =>
    `The week of ${monthDay(start)} has ${sayHours(hours)} of work. You have ${oneDecimal(budget)}.`,
  kept: (number) => `${count(number, 'task is', 'tasks are')} planned for days you keep free.`,
  messages: (day, number) => `${WEEK_COPY.calendar.messages(day, number)}.`,
  doors: (day, number) => `${WEEK_COPY.calendar.doors(day, number)}.`,
};

export const LAUNCH_PAGE_COPY = {
  title: LAUNCH_TITLE,
  lead: 'Your launch at a glance, in your own words.',
  how: 'Click any line to change it.',
  howByTouch: 'Tap any line to change it.',
  groups: {
    who: 'About me',
    offer: 'My offer',
    event: 'My event',
    days: 'Sign-up and start',
  } satisfies Record<PageGroup, string>,
  add: 'Add',
  addOf: (label: string) => `Add: ${label}`,
  change: 'Change',
  changeOf: (label: string) => `Change: ${label}`,
  confirm: 'Confirm',
  confirmOf: (label: string) => `Confirm: ${label}`,
  found: 'From your plans',
  undecided: 'To decide',
  decide: 'Decide',
  decideOf: (label: string) => `Decide: ${label}`,
  blank: 'Not known yet',
  next: {
    title: 'My next three things',
    empty: 'Nothing to do yet. Tasks from your plans will show up here.',
    all: 'Open This week',
    on: sayDayShortly,
  },
  open: {
    title: 'Still open',
    decide: (number: number) => `${count(number, 'thing', 'things')} to decide first.`,
    facts: (names: string) => `Not confirmed yet: ${names}.`,
    gaps: (gaps: number) => `${count(gaps, 'gap', 'gaps')} left to fill in your plans.`,
    points: (points: number) => `${count(points, 'point', 'points')} left to confirm in your plans.`,
    nothing: 'Everything on this page is confirmed.',
    go: 'Open My facts',
  },
  picture: {
    title: 'My launch timeline',
    label: (from: string, to: string) => `Timeline from ${withYear(from)} to ${withYear(to)}`,
    list: 'The timeline as a list',
    day: (name: string, day: string) => `${name}: ${withYear(day)}`,
    today: (day: string) => `Today: ${withYear(day)}`,
    past: (name: string, day: string) => `${name}: ${withYear(day)}, already past`,
    week: (start: string, sends: number, tasks: number, hours: number) =>
      `Week of ${withYear(start)}: ${[
        sends > 0 && count(sends, 'message to send', 'messages to send'),
        tasks > 0 && count(tasks, 'task', 'tasks'),
      ]
        .filter(Boolean)
        .join(', ')}, ${sayHours(hours)}`,
    hours: (hours: number, isAssumed: boolean) =>
      isAssumed
        ? `Hours a week: ${oneDecimal(hours)}, until you say how many you have`
        : `Hours a week: ${oneDecimal(hours)}`,
    rest: (days: string) => `Rest days: ${days}`,
    avoid: (from: string, to: string) =>
      from === to
        ? `Date to avoid: ${withYear(from)}`
        : `Dates to avoid: ${withYear(from)} to ${withYear(to)}`,
    collisions: 'Look at these first',
    moreCollisions: (number: number) => `And ${number} more in your schedule.`,
  },
  share: 'Ask someone to read it',
  print: 'Print',
  save: {
    menu: 'Save picture',
    png: 'Picture for messages and posts (PNG)',
    svg: 'Drawing for other programs (SVG)',
    file: 'my-launch',
    failed: 'We couldn’t save the picture. Save the drawing (SVG) instead.',
  },
  inBook: { change: 'Change this page' },
} as const;
