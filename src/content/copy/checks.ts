import type { FindingKind } from '#domain/checks/finding.ts';

export const CHECKS_COPY = {
  title: 'Check before use',
  lead: 'We read this plan against what you’ve said. Nothing here is changed unless you choose to.',
  none: 'We found nothing to check in this plan.',
  count: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
  onCard: (count: number) => `${count} to check`,
  show: 'Show in plan',
  fine: 'It’s fine',
  fineDone: 'Noted. We’ll bring it up again only if that sentence changes.',
  undo: 'Undo',
  otherwise: (count: number) =>
    count === 1 ? 'Plans say otherwise in 1 sentence' : `Plans say otherwise in ${count} sentences`,
  changeAll: (words: string) => `Change “${words}” in all plans`,
  inPlan: (title: string) => `“${title}” says`,
  more: (count: number) => `Show ${count} more`,
  fewer: 'Show fewer',
  why: {
    amount: 'You never gave this amount',
    date: 'You never gave this date, and it can’t be counted from one you gave',
    weekday: 'The weekday and the date don’t go together',
    percentage: 'You never gave this number',
    pressure: 'This presses people to act, and it isn’t one of your facts',
    promise: 'This promises more than anyone can',
    faith: 'This faith word goes further than you asked for',
    disagreement: 'This isn’t what your facts say',
  } satisfies Record<FindingKind, string>,
  disagreement: {
    plan: 'The plan says',
    fact: (label: string) => `Your fact “${label}” says`,
    changePlan: 'Change the plan',
    changeFact: 'Change the fact',
    bothRight: 'Both are right',
  },
  replace: {
    title: (label: string) => `Change “${label}” in your plans?`,
    lead: (old: string, next: string) =>
      `These plans say “${old}”. Choose where to write “${next}” instead. Your current text is kept under Earlier versions.`,
    places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    before: 'Now',
    after: 'Then',
    keep: 'Don’t change the plans',
    start: (count: number) => (count === 1 ? 'Change 1 plan' : `Change ${count} plans`),
    nothing: 'Choose a plan',
    done: (count: number) => (count === 1 ? '1 plan was changed.' : `${count} plans were changed.`),
    gone: 'That sentence has changed meanwhile. Nothing was changed.',
  },
} as const;
