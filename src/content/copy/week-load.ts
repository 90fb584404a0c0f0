import { sayDay } from '#domain/reading/calendar.ts';
import type { Unfit } from '#domain/week/load/spread-out.ts';
import { sayDayShortly } from './week.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "45 minutes", "1 hour", "2.5 hours". */
export function sayDuration(minutes: number): string {
  if (minutes < 60) return count(Math.round(minutes), 'minute', 'minutes');
  const hours = Math.round(minutes / 6) / 10;
  return count(hours, 'hour', 'hours');
}

/** "20 min", "1 h 30" for the narrow column next to a task. */
export function sayMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest}`;
}

/** The person's own words for how often they write, with the first day. */
export const sayFirstSend = (words: string, day: string) =>
  `${words.replace(/[\s.;,]+$/, '')}, from ${sayDay(day)} on`;

const has = (budget: number) => (budget < 60 ? sayDuration(budget) : String(Math.round(budget / 6) / 10));

export const LOAD_COPY = {
  three: 'Your three for this week',
  threeLead: (minutes: string) => `About ${minutes} together. The most urgent is first.`,
  threeMore: (number: string) => `${number} this time, because they’re all due this week.`,
  numbers: ['None', 'One', 'Two', 'Three', 'Four', 'Five'],
  threeDone: 'You’re done for this week. The rest can wait under Next.',
  allDone: 'You’re done for this week. Nothing else is waiting.',
  threeEmpty: 'Nothing has to be done this week.',
  threeTooLong: 'Nothing fits into the hours you have left this week.',
  next: (number: number) => `Next (${number})`,
  doneThisWeek: (number: number) => `Done this week: ${number}`,
  over: (minutes: number, budget: number) =>
    `This week has ${sayDuration(minutes)} of tasks, you have ${has(budget)}`,
  overLater: (day: string, minutes: number, budget: number) =>
    `The week of ${sayDayShortly(day).replace(/^\w+, /, '')} has ${sayDuration(minutes)} of tasks, you have ${has(budget)}`,
  /** The hours are those of a calendar week, and the page shows seven days from today: the last day is named. */
  within: (minutes: number, budget: number, until: string, next: string | null) =>
    `${
      minutes > 0
        ? `${sayDuration(minutes)} planned until ${sayDayShortly(until)}`
        : next === null
          ? 'Your schedule has no task yet'
          : `The next task in your schedule is on ${sayDayShortly(next)}`
    }. You have ${sayDuration(budget)} a week.`,
  assumed: 'We’re assuming four hours a week.',
  assumedOf: (words: string) => `“${words}” doesn’t say how many hours, so we’re assuming four a week.`,
  sayHours: 'Say how many you have',
  spread: 'Spread them out',
  preview: {
    title: 'Spread them out',
    lead: (budget: number, hasRestDays: boolean) =>
      `Each week gets ${sayDuration(budget)} at most. ${hasRestDays ? 'Rest days stay free' : 'No rest days are confirmed in My facts yet, so any day may be used'}. Messages, appointments and the days of your launch don’t move. Nothing changes until you say so.`,
    moves: (number: number) => count(number, 'task moves', 'tasks move'),
    none: 'Nothing has to move.',
    move: (from: string, to: string) => `${sayDayShortly(from)} → ${sayDayShortly(to)}`,
    over: (day: string, minutes: number, budget: number) =>
      `The week of ${sayDayShortly(day).replace(/^\w+, /, '')} has ${sayDuration(minutes)} of appointments and launch days, and you have ${has(budget)}. These don’t move.`,
    unfit: (number: number) =>
      `${count(number, 'task doesn’t', 'tasks don’t')} fit before ${number === 1 ? 'it’s' : 'they’re'} needed`,
    unfitLead: 'Choose for each one, or leave it where it is.',
    because: {
      'no-room': (day: string) => `Needed by ${sayDayShortly(day)}. Every week until then is full.`,
      'too-long': () => 'It takes longer than the hours you have in a week.',
      over: (day: string) => `This was needed by ${sayDayShortly(day)}.`,
    } satisfies Record<Unfit['because'], (day: string) => string>,
    bound: (day: string) => `This belongs to ${sayDayShortly(day)}, and that week is full.`,
    choose: (title: string) => `What to do with: ${title}`,
    choices: { stay: 'Leave it there', later: 'Do it later', out: 'Leave it out' },
    ask: (name: string) => `Ask ${name}`,
    /** If the facts name nobody. */
    helper: 'a helper',
    cancel: 'Cancel',
    apply: (number: number) => (number === 1 ? 'Move this one' : `Move these ${number}`),
    keep: 'Keep these choices',
    done: (number: number) => `${count(number, 'task', 'tasks')} moved.`,
    chosen: 'Your choices are saved.',
    more: (number: number) => `Show all ${number}`,
  },
  changes: {
    label: 'Large changes',
    added: (day: string, number: number) =>
      `${count(number, 'date', 'dates')} put in on ${sayDayShortly(day)}`,
    moved: (day: string, number: number) =>
      `${count(number, 'task', 'tasks')} moved on ${sayDayShortly(day)}`,
    takeOut: (number: number) =>
      number === 1 ? 'Take this one out again' : `Take these ${number} out again`,
    putBack: (number: number) => (number === 1 ? 'Move this one back' : `Move these ${number} back`),
    done: (number: number) =>
      `${count(number, 'date is', 'dates are')} back the way ${number === 1 ? 'it was' : 'they were'}.`,
  },
  moved: {
    title: (number: number) =>
      number === 1
        ? '1 task has a different day in its plan'
        : `${number} tasks have a different day in their plans`,
    one: (here: string, there: string) =>
      `Here: ${sayDayShortly(here)}. In the plan: ${sayDayShortly(there)}.`,
    take: (number: number) => (number === 1 ? 'Move it' : `Move all ${number}`),
    keep: 'Keep my days',
    done: (number: number) => `${count(number, 'task', 'tasks')} moved.`,
  },
  silent: (day: string) =>
    `You’re not sending anything in the week of ${sayDayShortly(day).replace(/^\w+, /, '')}, and it’s one of your launch weeks.`,
  minutesOf: (title: string) => `How long: ${title}`,
  changeMinutes: (minutes: number, title: string) =>
    `${sayMinutes(minutes)}, change how long it takes: ${title}`,
  alsoIn: (topics: string) => `Also in ${topics}`,
  gone: 'This line isn’t in the plan anymore.',
  takeOut: 'Take it out',
  takeOutOf: (title: string) => `Take it out: ${title}`,
  takenOut: 'Taken out.',
  helpers: {
    label: 'Whose tasks',
    all: 'All',
    for: (name: string) => `For ${name}`,
    none: (name: string) => `Nothing is written down for ${name} yet.`,
    ask: (name: string) => `Ask ${name}`,
    mineAgain: 'I’ll do it myself',
    asked: (name: string) => `Given to ${name}.`,
    print: (name: string) => `Print the list for ${name}`,
  },
  rhythm: {
    ask: (words: string) => `You write: ${words}. When is the first one?`,
    label: 'Day of the first message',
    save: 'Save',
    saved: 'Saved in My facts.',
    send: 'Send my regular message',
  },
} as const;
