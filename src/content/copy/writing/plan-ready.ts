export const PLAN_READY_COPY = {
  written: (title: string) => `Your plan for “${title}” is written.`,
  read: 'Read it',
  unfinished: (title: string) => `Your plan for “${title}” isn’t finished.`,
  open: 'Open it',
} as const;
