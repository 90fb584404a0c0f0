import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { ResultProblem } from '#domain/launches/result-values.ts';
import { MONTHS } from '#domain/reading/calendar.ts';
import { NEXT_TITLE } from './places.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "November 17, 2026" */
function dateWords(day: string): string {
  const [year = '', month = '1', date = '1'] = `${day}`.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** Topics that differ in each launch. The person and their audience don't. */
export const FRESH_TYPES: readonly BlueprintType[] = [
  'event',
  'marketing',
  'sales',
  'fulfillment-launch',
  'event-launch',
  'marketing-launch',
  'launch',
];

export const NEXT_COPY = {
  title: NEXT_TITLE,
  lead: 'Look back on the launch that’s over, then choose what starts fresh. Nothing changes until you say so, and nothing is lost.',
  lookBack: {
    title: 'How did it go?',
    lead: 'If you didn’t count something, leave it blank. The AI reads these results when it writes your next plans.',
    incomeHint: 'Your income is never in a book or file you share unless you include private lines.',
    sentencesLead: 'One sentence each is plenty.',
    problem: {
      'not-a-number': 'Please use a number, like 12, or leave this blank.',
      negative: 'This can’t be less than 0. Use a number like 12, or leave it blank.',
      'too-long': 'That’s longer than about 80 words. Please shorten it.',
    } satisfies Record<ResultProblem, string>,
  },
  again: 'Is this launch over, too?',
  fresh: {
    title: 'What starts fresh?',
    lead: 'Checked topics start fresh: your answers become drafts to look over, and the plan moves to Earlier versions. The others don’t change.',
    topics: 'Topics that start fresh',
    empty: 'Nothing here yet',
    days: 'Days of the last launch to clear',
    daysLead: 'Each stays visible as “Last time” in My facts.',
    noDays: 'There are no launch days in My facts.',
  },
  toPreview: 'See what will change',
  fix: 'Please fix the fields marked above first.',
  nothingChosen: 'Check at least one topic that has something in it.',
  full: 'You’ve looked back on 12 launches, the most we can keep. Remove one below, then begin the next.',
  preview: {
    title: 'What will change',
    lead: 'First we save a backup file on this device. Then, in one step:',
    answers: (number: number) =>
      `${count(number, 'answer becomes a draft', 'answers become drafts')} for you to look over.`,
    plans: (number: number) =>
      `${count(number, 'plan moves', 'plans move')} to Earlier versions, with every checked box.`,
    dates: (number: number) => `${count(number, 'date leaves', 'dates leave')} This week.`,
    goals: (number: number) => `${count(number, 'goal is', 'goals are')} cleared.`,
    day: (label: string, value: string) => `${label} is cleared. Last time: ${value}`,
    topics: 'The topics',
    topic: (answers: number, hasPlan: boolean, dates: number) =>
      [
        answers > 0 && count(answers, 'answer', 'answers'),
        hasPlan && 'the plan',
        dates > 0 && count(dates, 'date', 'dates'),
      ]
        .filter(Boolean)
        .join(', '),
    kept: 'Earlier versions are kept for 30 days, and the backup file for as long as you keep it. You can undo all of this.',
    cancel: 'Not yet',
    begin: 'Save a backup and begin',
    busy: 'Saving a backup...',
    progress: (done: number, total: number) => `${done} of ${total} in the backup`,
    offline:
      'We couldn’t reach the server, so nothing was changed. Check your internet connection, then try again.',
    unsaved:
      'Some of what you typed isn’t saved yet, so nothing was changed. Wait for Saved, then try again.',
    writing: (title: string) =>
      `The plan for “${title}” is being written. Wait until it’s done, or stop it, then try again.`,
    nothing: 'These topics have already started fresh, maybe on another device.',
    failed: 'Something went wrong, so nothing was changed. Please try again.',
  },
  begun: {
    title: 'Your next launch has begun',
    lead: (day: string) =>
      `You began it on ${dateWords(day)}. Open a topic to look over your answers. Everything from the last launch is here:`,
    file: (name: string) => `The backup is in your downloads: ${name}`,
    open: 'Open',
    openOf: (title: string) => `Open ${title}`,
    versions: 'Earlier versions',
    versionsOf: (title: string) => `Earlier versions of ${title}`,
    asBefore: 'Still as it was',
    finish: (number: number) => `Start the ${number === 1 ? 'last one' : `last ${number}`} fresh too`,
    undo: 'Undo: go back to the last launch',
    undoing: 'Putting everything back...',
    undoHint: 'Anything you’ve written since stays.',
    undone: 'Your last launch is back.',
    undonePartly: (titles: string) =>
      `Your last launch is back, except for the plan in ${titles}. Look under Earlier versions, or in your backup file.`,
    undoFailed:
      'We couldn’t reach the server, so nothing was put back. Check your internet connection, then try again.',
    toTopics: 'Go to my topics',
  },
  past: {
    title: 'Launches you looked back on',
    one: (number: number, day: string) => `Launch ${number}, ${dateWords(day)}`,
    none: 'No results noted.',
    private: 'only for you',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed.`,
  },
} as const;
