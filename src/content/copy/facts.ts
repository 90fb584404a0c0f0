import type { FactProblem } from '#domain/facts/fact-problem.ts';

export const FACTS_COPY = {
  title: 'My facts',
  lead: 'The facts of your business in one place. Every new plan uses the ones you confirm, even if an answer says something else.',
  count: (confirmed: number, suggested: number) =>
    suggested === 0
      ? `${confirmed} confirmed`
      : `${confirmed} confirmed, ${suggested === 1 ? '1 suggestion' : `${suggested} suggestions`}`,
  empty: 'Not known yet',
  needless: 'Not needed',
  suggested: 'Suggested',
  confirmed: 'Confirmed',
  confirm: 'Confirm',
  change: 'Change',
  notNow: 'Not now',
  add: 'Add',
  cancel: 'Cancel',
  named: (words: string, label: string) => `${words}: ${label}`,
  ofGroup: (confirmed: number, all: number, suggested: number) =>
    suggested === 0
      ? `${confirmed} of ${all} confirmed`
      : `${confirmed} of ${all} confirmed, ${suggested} suggested`,
  confirmThese: (count: number) => `Confirm these ${count}`,
  confirmedThese: (count: number) => `${count} facts are confirmed.`,
  confirmedNow: (label: string) => `${label} is confirmed.`,
  putAside: (label: string) => `Skipped the suggestion for “${label}”.`,
  forgotten: (label: string) => `“${label}” was cleared.`,
  problem: {
    'too-long': 'A fact can be up to about 80 words. Shorten it, then confirm it again.',
    'no-such-day':
      'One of these dates doesn’t exist, like February 30. Check the day and the month, then confirm it again.',
  } satisfies Record<FactProblem, string>,
  /** None of these is an error: 'sometime in spring' may be all that is known. */
  warning: {
    'no-one-day':
      'We can’t find an exact day in this, so it won’t be on your timeline yet. You can keep it and add the day later.',
    'day-passed': 'This day has already passed. Check the day and the year.',
    'no-hours': 'This doesn’t say how many hours, so we’ll plan with four.',
    'too-many-hours': 'A week can’t hold that many hours, so we’ll plan with 80.',
  },
  youSaid: (value: string) => `You said: ${value}`,
  use: 'Use this',
  origin: {
    open: 'Where’s this from?',
    close: 'Hide',
    plan: (title: string) => `From the plan “${title}”`,
    answer: (title: string, number: number) => `From your answer ${number} in “${title}”`,
    told: (name: string) => `From “${name}”, under Tell it once`,
    heard: (quote: string) => `Heard: “${quote}”`,
    goTo: 'Open',
    others: 'We also found',
    use: 'Use this',
    typed: 'You typed this yourself.',
  },
  lastTime: (value: string) => `Last time: ${value}`,
  next: {
    topic: 'Is this launch over? Look back on it, keep what worked and start the next one.',
    over: (date: string) => `The last day of your launch was ${date}. How did it go?`,
    go: 'Begin the next launch',
    draft: 'This is your answer from last time. Submit it if it’s still true, or change it first.',
    kept: 'See what was kept from the last launch',
  },
  saysNow: (value: string) => `Right now it says “${value}”. Confirm to replace it.`,
  own: {
    title: 'My own facts',
    lead: 'Anything else that every plan should know.',
    add: 'Add a fact',
    name: 'What is it about?',
    nameHint: 'A few words, such as Parking or My phone hours.',
    value: 'What’s true?',
    save: 'Add',
    saveAgain: 'Change',
    replaces: (value: string) => `You already have this fact. It says: “${value}”. Yours will replace it.`,
    remove: 'Remove',
    removed: (name: string) => `“${name}” was removed.`,
    oneAtATime: (name: string) =>
      `You’re still typing this one. Add it or cancel it first, then change “${name}”.`,
    unnamed: 'Give this fact a name, such as “Parking”, and say what’s true about it. Then add it.',
  },
} as const;
