// Separate from the shell's texts, which come with the sign-in screen. These are the places of the row, in order.
export const PLACES_COPY = {
  label: 'Places',
  waiting: (count: number) => `${count} waiting`,
  dashboard: 'Blueprints',
  facts: 'My facts',
  week: 'This week',
  kit: 'Ready to use',
  book: 'Launch book',
} as const;

export const TELL_TITLE = 'Tell it once';
export const NEXT_TITLE = 'Begin the next launch';
export const LAUNCH_TITLE = 'My launch on one page';
