import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { pagesOf } from './words/amounts.ts';
import { questionCount } from './words/question-count.ts';

const plans = (count: number) => (count === 1 ? '1 plan' : `${count} plans`);

export const BOOK_COPY = {
  title: 'Your launch book',
  bookTitle: 'Launch book',
  lead: 'Every plan you’ve written, in order.',
  empty: `Your book is empty. Answer a topic’s ${questionCount} questions and write its plan, and it will appear here.`,
  toDashboard: 'Go to my topics',
  example: 'See an example',
  coverToCome: 'What your cover will look like',
  back: 'Back to all topics',
  contents: 'Contents',
  preparedBy: (person: string) => `Prepared by ${person}`,
  chapter: (number: number, title: string) => `${number}. ${title}`,
  minutes: (minutes: number) => `${minutes}-minute read`,
  toFirstGap: 'Go to the first one',
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
    // The same as on the cards.
    start: 'Start',
    continue: 'Continue',
    write: 'Write the plan',
    label: (step: string, title: string) => `${step}: ${title}`,
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
  share: 'Ask someone to read it',
  shareShort: 'Ask someone',
  export: {
    privateOut: 'Your private lines, such as income goals, are left out.',
    privateIn: 'Your private lines will be included. Be careful who you share this with.',
    withPrivate: 'Include private lines',
    menu: 'Export the book',
    menuShort: 'Export',
    planMenu: (title: string) => `Export ${title}`,
    markdown: 'Text file with formatting marks (.md)',
    docx: 'Word (.docx)',
    pdf: 'PDF (opens your print window)',
    copy: 'Copy as plain text',
    working: 'Preparing your export',
    done: { markdown: 'Text file saved.', docx: 'Word file saved.', pdf: '', copy: 'Copied.' },
    dismiss: 'Close',
    failed: 'The export didn’t work. Check your internet connection, then try again.',
    copyFailed: 'Your browser blocked copying. Export a Word file instead.',
  },
} as const;

export const OUT_OF_DATE_COPY = {
  badge: 'Out of date',
  writtenBefore: (what: string) => `Written before you changed ${what}`,
  ownAnswers: 'your answers',
  fact: (name: string) => `“${name}” in My facts`,
  writeAgain: 'Rewrite it',
  keeps: 'Nothing changes until you say so. Your current plan will be kept under Earlier versions.',
  count: (count: number) =>
    count === 1
      ? '1 plan is out of date because something it builds on has changed.'
      : `${count} plans are out of date because something they build on has changed.`,
  refreshAll: 'Update out-of-date plans',
} as const;

export const REFRESH_COPY = {
  title: 'Update out-of-date plans',
  description:
    'We’ll rewrite these plans one at a time, so each one uses the latest version of the plans before it. Your current versions are kept under Earlier versions.',
  sends: (tokens: number) => `Sends about ${pagesOf(tokens)} to your AI service`,
  readsNothing: `Uses your ${questionCount} answers`,
  reads: (titles: string) => `Uses your ${questionCount} answers and these plans: ${titles}`,
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
} as const;
