// Apart from the words of the shell, which come with the sign-in screen.
export const PLACES_COPY = {
  label: 'Places',
  dashboard: 'Blueprints',
  week: 'This week',
  facts: 'My facts',
  book: 'Launch book',
} as const;

export const GAPS_TITLE = 'Gaps';
