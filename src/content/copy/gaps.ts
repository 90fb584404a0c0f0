export const GAPS_COPY = {
  title: 'Gaps',
  lead: 'What your plans still need from you. Fill in each one once, and it’s filled in everywhere.',
  empty: 'Your plans have no gaps. Whatever a plan can’t know, it leaves open, and you’ll find it here.',
  count: (count: number) => (count === 1 ? '1 gap' : `${count} gaps`),
  inPlans: (gaps: number, plans: number) =>
    `${GAPS_COPY.count(gaps)} in ${plans === 1 ? '1 plan' : `${plans} plans`}`,
  see: 'See gaps',
  places: (count: number) => (count === 1 ? 'In 1 place' : `In ${count} places`),
  show: 'Show in plan',
  more: (count: number) => `Show ${count} more`,
  youSaid: (value: string) => `You said: ${value}`,
  use: 'Use this',
  keep: 'Also keep it in My facts',
  fill: (count: number) => (count === 1 ? 'Fill in' : `Fill in ${count} places`),
  filled: (count: number) => (count === 1 ? 'Filled in 1 place.' : `Filled in ${count} places.`),
  noFact: (why: string) => `It isn’t in My facts: ${why}`,
  undo: 'Undo',
  points: {
    title: 'Still to confirm',
    lead: 'What your plans ask you to decide, check or gather.',
    done: 'Done',
    doneNow: 'Done. It won’t come up again unless its words change.',
  },
  stray: {
    title: 'Words without a gap',
    lead: 'You typed these for gaps that your plans don’t have anymore. Copy what you still need, and remove the rest.',
    remove: 'Remove',
    removed: 'Removed.',
  },
  beforeExport: (gaps: number) =>
    `${GAPS_COPY.count(gaps)} will be left as ${gaps === 1 ? 'a blank' : 'blanks'} to fill in by hand.`,
} as const;
