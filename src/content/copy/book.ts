export const BOOK_COPY = {
  title: 'Your launch book',
  lead: 'Every plan you have written, in order.',
  empty: 'Nothing is written yet. Finish a blueprint and generate its plan, and it appears here.',
  toDashboard: 'Go to your blueprints',
  back: 'Back to all blueprints',
} as const;
