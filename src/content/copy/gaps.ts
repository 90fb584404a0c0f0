export const GAPS_COPY = {
  title: 'Gaps',
  count: (count: number) => (count === 1 ? '1 gap' : `${count} gaps`),
} as const;
