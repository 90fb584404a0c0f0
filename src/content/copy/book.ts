import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { pagesOf } from './words/amounts.ts';
import { questionCount } from './words/question-count.ts';

const plans = (count: number) => (count === 1 ? '1 plan' : `${count} plans`);

export const BOOK_COPY = {
  title: 'Your launch book',
  bookTitle: 'Launch book',
  lead: 'Every plan you’ve written, in order.',
  empty: `Your book is empty. Answer a blueprint’s ${questionCount} questions and generate its plan, and it will appear here.`,
  toDashboard: 'Go to your blueprints',
  example: 'See an example',
  coverToCome: 'What your cover will look like',
  back: 'Back to all blueprints',
  contents: 'Contents',
  preparedBy: (person: string) => `Prepared by ${person}`,
  chapter: (number: number, title: string) => `${number}. ${title}`,
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  toFirstGap: 'go to the first',
  edit: 'Open this plan',
  top: 'Back to contents',
  preparing: (done: number, total: number) => `Preparing pages: ${done} of ${total}`,
  loadFailed: 'We couldn’t prepare the pages. Check your internet connection, then try again.',
  retry: 'Try again',
  missing: {
    heading: 'Still to write',
    lead: (written: number) =>
      `${written} of 19 plans written. This list won’t appear in your printed or exported book.`,
    answered: (count: number) =>
      count === QUESTION_COUNT
        ? 'All questions answered, plan not written yet'
        : `${count} of ${QUESTION_COUNT} questions answered`,
    notStarted: 'Not started yet',
    write: 'Write',
    writeLabel: (title: string) => `Write ${title}`,
  },
  search: {
    label: 'Search in this book',
    placeholder: 'Search...',
    next: 'Next match',
    previous: 'Previous match',
    clear: 'Clear search',
    count: (current: number, total: number) => `${current} of ${total}`,
    none: 'No matches',
  },
  export: {
    privateOut: 'Lines marked “owner only”, such as your income wishes, are left out.',
    privateIn: 'Lines marked “owner only” will be in it. Think twice before you share it.',
    withPrivate: 'Include private lines',
    menu: 'Export the book',
    menuShort: 'Export',
    planMenu: (title: string) => `Export ${title}`,
    markdown: 'Markdown (.md)',
    docx: 'Word (.docx)',
    pdf: 'PDF (opens your print window)',
    copy: 'Copy as plain text',
    working: 'Preparing your export',
    done: { markdown: 'Markdown file saved.', docx: 'Word file saved.', pdf: '', copy: 'Copied.' },
    failed: 'The export didn’t work. Check your internet connection, then try again.',
    copyFailed: 'Your browser blocked copying. Export a Markdown file instead.',
  },
} as const;

export const VERSIONS_COPY = {
  title: (title: string) => `Earlier versions of ${title}`,
  description:
    'Choose a version to compare it with your current plan. If you restore one, your current text is kept here too.',
  loading: 'Loading versions...',
  empty: 'No earlier versions yet. Each time you rewrite or restore this plan, the old text is kept here.',
  origins: {
    generated: 'Written by AI',
    edited: 'Edited by hand',
    pasted: 'Pasted in',
    restored: 'Restored',
    conflict: 'From another device',
    // A section written anew, a fact put into the plans, the other one of two texts: each replaces what stood there.
    replaced: 'Kept before a change',
  },
  length: (characters: number) => `${characters.toLocaleString('en-US')} characters`,
  before: 'This version',
  after: 'Current plan',
  same: 'This version is the same as your current plan.',
  changed: (added: number, removed: number) =>
    added + removed === 0
      ? 'Since this version no words have changed, only marks such as a ticked box.'
      : `Since this version: ${added.toLocaleString('en-US')} ${added === 1 ? 'word' : 'words'} added, ${removed.toLocaleString('en-US')} removed.`,
  unchangedLines: (lines: number) => (lines === 1 ? '1 unchanged line' : `${lines} unchanged lines`),
  showAll: 'Show them',
  back: 'All versions',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  restored: 'Restored. Your previous text is under Earlier versions.',
  restoreFailed: 'We couldn’t restore this version. Nothing was changed. Try again.',
  close: 'Close',
} as const;

export const OUT_OF_DATE_COPY = {
  badge: 'Out of date',
  writtenBefore: (what: string) => `Written before you changed ${what}`,
  ownAnswers: 'your answers',
  fact: (name: string) => `“${name}” in My facts`,
  writeAgain: 'Rewrite it',
  keeps: 'Nothing changes until you choose to. Your current text will be kept under Earlier versions.',
  count: (count: number) =>
    count === 1
      ? '1 plan is out of date because something it builds on has changed.'
      : `${count} plans are out of date because something they build on has changed.`,
  refreshAll: 'Update out-of-date plans',
} as const;

export const REFRESH_COPY = {
  title: 'Update out-of-date plans',
  description:
    'We’ll rewrite these plans one at a time, so each one uses the latest version of the plans before it. Your current text is kept under Earlier versions.',
  sends: (tokens: number) => `Sends about ${pagesOf(tokens)} to your AI service`,
  readsNothing: `Reads your ${questionCount} answers`,
  reads: (titles: string) => `Reads your ${questionCount} answers and: ${titles}`,
  show: 'Show exactly what is sent',
  later: 'Earlier plans are rewritten first, so what’s sent may change slightly.',
  now: 'Out of date',
  follow: 'Up to date, but based on the plans above',
  followHint:
    'These will be out of date once the plans above are rewritten. Choose any you want to rewrite too.',
  held: 'This plan has an unfinished draft. Open it, keep or discard the draft, then come back here.',
  preparing: 'Checking what will be sent...',
  start: (count: number) => `Rewrite ${plans(count)}`,
  stop: 'Stop',
  stopping: 'Stopping...',
  cancel: 'Not now',
  close: 'Close',
  progress: (done: number, total: number) => `${done} of ${total} rewritten`,
  states: {
    waiting: 'Waiting',
    writing: 'Rewriting...',
    done: 'Rewritten',
    failed: 'Not rewritten',
    stopped: 'Stopped before it was rewritten',
  },
  allDone: 'All the plans you chose have been rewritten.',
  someDone: (done: number, total: number) =>
    `${done} of ${total} plans were rewritten. The others haven’t changed.`,
  noKey: 'Add your AI key in Settings first.',
} as const;
