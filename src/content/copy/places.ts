// Apart from the words of the shell, which come with the sign-in screen. Every name here is a place in the row, in this order.
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
