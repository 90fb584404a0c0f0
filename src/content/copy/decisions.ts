const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);
const plans = (count: number) => (count === 1 ? '1 plan' : `${count} plans`);

export const DECIDE_COPY = {
  title: 'To decide',
  lead: 'Only you can settle these. Choose once, and it’s settled in every plan.',
  named: (choice: string, label: string) => `${choice}: ${label}`,
  confirmed: 'You confirmed this',
  offered: 'Our suggestion',
  answer: (title: string) => `You, in “${title}”`,
  plan: (title: string) => `The plan “${title}”`,
  told: (name: string) => `You, in “${name}”`,
  more: (count: number) => (count === 1 ? 'and in 1 more place' : `and in ${count} more places`),
  askedIn: (count: number) => `${count} plans ask for this.`,
  somethingElse: 'Something else',
  answerIt: 'Answer',
  notNow: 'Not now',
  confirm: 'Confirm',
  cancel: 'Cancel',
  later: 'For later',
  askNow: 'Ask me now',
  next: (count: number) => `Show the next ${count}`,
  chosen: (label: string, value: string) => `${label}: ${value}`,
  asksNoMore: (count: number) => `${plans(count)} no longer ask${count === 1 ? 's' : ''} about it.`,
  putOff: (label: string) => `“${label}” can wait. It’s under “For later”.`,
  undo: 'Undo',
  clear: (confirmed: number, waiting: number) =>
    [
      confirmed === 0
        ? 'Nothing to decide so far.'
        : `Nothing found against your ${confirmed === 1 ? '1 confirmed fact' : `${confirmed} confirmed facts`}.`,
      confirmed === 0 &&
        waiting > 0 &&
        (waiting === 1 ? '1 fact is waiting for your yes.' : `${waiting} facts are waiting for your yes.`),
      confirmed > 0 && waiting > 0 && (waiting === 1 ? '1 more waits.' : `${waiting} more wait.`),
    ]
      .filter(Boolean)
      .join(' '),
  twoWays: (count: number) => `You said ${things(count)} two ways`,
  waiting: (count: number) => `${things(count)} to decide`,
  decide: 'Decide',
  hero: {
    eyebrow: 'All your plans are written',
    first: (question: string) => `Settle it once, and every plan says the same. First: ${question}`,
  },
  first: {
    title: (count: number) =>
      count === 1 ? 'This plan needs one decision first.' : 'This plan needs these decisions first.',
    lead: 'Otherwise the plan has to guess.',
    anyway: 'Write it anyway',
  },
} as const;
