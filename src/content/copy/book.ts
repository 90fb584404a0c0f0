const plans = (count: number) => (count === 1 ? '1 plan' : `${count} plans`);

export const BOOK_COPY = {
  title: 'Your launch book',
  bookTitle: 'Launch book',
  lead: 'Every plan you have written, in order.',
  empty: 'Nothing is written yet. Finish a blueprint and generate its plan, and it appears here.',
  toDashboard: 'Go to your blueprints',
  back: 'Back to all blueprints',
  contents: 'Contents',
  preparedBy: (person: string) => `Prepared by ${person}`,
  chapter: (number: number, title: string) => `${number}. ${title}`,
  edit: 'Open this plan',
  top: 'Back to contents',
  preparing: (done: number, total: number) => `Setting the pages: ${done} of ${total}`,
  loadFailed: 'The pages could not be prepared. Check your internet connection, then try again.',
  retry: 'Try again',
  missing: {
    heading: 'Still to write',
    lead: (written: number) =>
      `${plans(written)} of 19 written. The book grows as you go. This list is not part of it.`,
    answered: (count: number) =>
      count === 3 ? 'All questions answered, plan not written yet' : `${count} of 3 questions answered`,
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
    menu: 'Export the book',
    menuShort: 'Export',
    planMenu: (title: string) => `Export ${title}`,
    markdown: 'Markdown (.md)',
    docx: 'Word (.docx)',
    pdf: 'PDF, through print',
    copy: 'Copy as plain text',
    working: 'Preparing your export',
    done: { markdown: 'Markdown file saved.', docx: 'Word file saved.', pdf: '', copy: 'Copied.' },
    failed: 'The export did not work. Check your internet connection, then try again.',
    copyFailed: 'The browser did not allow copying. Export a Markdown file instead.',
  },
} as const;

export const VERSIONS_COPY = {
  title: (title: string) => `Earlier versions of ${title}`,
  description:
    'Choose one to compare it with the plan as it is now. Restoring keeps the present text here too.',
  loading: 'Loading versions...',
  empty: 'No earlier versions yet. When this plan is written again or restored, the old text is kept here.',
  origins: {
    generated: 'Written by AI',
    edited: 'Edited by hand',
    pasted: 'Pasted in',
    restored: 'Restored',
    conflict: 'From another device',
    replaced: 'Replaced by an earlier version',
  },
  length: (characters: number) => `${characters.toLocaleString('en-US')} characters`,
  before: 'This version',
  after: 'The plan now',
  same: 'This version and the plan now are the same.',
  changed: (added: number, removed: number) =>
    `Since then ${added.toLocaleString('en-US')} ${added === 1 ? 'word was' : 'words were'} added and ${removed.toLocaleString('en-US')} removed.`,
  unchangedLines: (lines: number) => (lines === 1 ? '1 unchanged line' : `${lines} unchanged lines`),
  showAll: 'Show them',
  back: 'All versions',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  restored: 'Restored. The text that was here is kept as a version.',
  restoreFailed: 'The version could not be restored. Nothing was changed. Try again.',
  close: 'Close',
} as const;

export const OUT_OF_DATE_COPY = {
  badge: 'Out of date',
  writtenBefore: (what: string) => `Written before you changed ${what}`,
  ownAnswers: 'your answers',
  writeAgain: 'Write it again',
  keeps: 'Nothing changes unless you ask for it, and the text you have now is kept as a version.',
  count: (count: number) =>
    count === 1
      ? '1 plan is out of date: something it builds on has changed since.'
      : `${count} plans are out of date: something they build on has changed since.`,
  refreshAll: 'Refresh all that are out of date, in order',
} as const;

export const REFRESH_COPY = {
  title: 'Refresh what is out of date',
  description:
    'These plans are written again one after the other, each with the newest plans before it. What they say now is kept as versions.',
  sends: (tokens: number) => `Sends about ${tokens.toLocaleString('en-US')} tokens to your AI service`,
  readsNothing: 'Reads your three answers',
  reads: (titles: string) => `Reads your three answers and: ${titles}`,
  show: 'Show exactly what is sent',
  later: 'The plans before it are written first, so its text may differ a little by then.',
  now: 'Out of date now',
  follow: 'Up to date now, but built on those above',
  followHint: 'They will count as out of date once those are written again. Choose the ones to write along.',
  held: 'It has a text that waits for you: open it, keep or discard that text, then refresh again.',
  preparing: 'Working out what will be sent...',
  start: (count: number) => `Write ${plans(count)} again`,
  stop: 'Stop',
  stopping: 'Stopping...',
  cancel: 'Not now',
  close: 'Close',
  progress: (done: number, total: number) => `${done} of ${total} written`,
  states: {
    waiting: 'Waiting',
    writing: 'Writing...',
    done: 'Written',
    failed: 'Not written',
    stopped: 'Stopped before it was written',
  },
  allDone: 'Everything you chose is written again.',
  someDone: (done: number, total: number) => `${done} of ${total} were written. The others are as they were.`,
  noKey: 'Add your AI key in Settings first.',
} as const;
