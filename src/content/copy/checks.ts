import type { FindingKind } from '#domain/checks/finding.ts';

/** Separate, since Ready to use needs only these. */
export const WHY_TO_CHECK = {
  amount: 'This amount isn’t in your answers or facts',
  date: 'This date isn’t in your answers or facts',
  weekday: 'The weekday and the date don’t match',
  percentage: 'This number isn’t in your answers or facts',
  pressure: 'This pushes people to act now, and nothing in your facts backs it up',
  promise: 'This promises more than anyone can',
  faith: 'This says more about faith than you asked for',
  disagreement: 'This doesn’t match your facts',
} satisfies Record<FindingKind, string>;

export const CHECKS_COPY = {
  title: 'Check before use',
  toCheck: 'To check',
  lead: 'We compared this plan with what you’ve told us. Nothing changes until you say so.',
  none: 'We found nothing to check in this plan.',
  open: {
    lead: 'Still open in this plan:',
    gaps: (count: number) => (count === 1 ? '1 gap to fill in' : `${count} gaps to fill in`),
    points: (count: number) => (count === 1 ? '1 point to confirm' : `${count} points to confirm`),
  },
  /** Below 'To decide', in place of an all-clear. */
  against: (count: number) =>
    count === 1
      ? 'Nothing to decide. 1 sentence in your plans doesn’t match your facts. It’s under To check.'
      : `Nothing to decide. ${count} sentences in your plans don’t match your facts. They’re under To check.`,
  count: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
  onCard: (count: number) => `${count} to check`,
  named: (button: string, of: string) => `${button}: ${of}`,
  show: 'Show in plan',
  fine: 'It’s fine',
  fineDone: 'Noted. We’ll bring it up again only if that sentence changes.',
  otherwise: (count: number) =>
    count === 1
      ? 'Your plans say something else in 1 sentence'
      : `Your plans say something else in ${count} sentences`,
  changeAll: (words: string) => `Change “${words}” in all plans`,
  inPlan: (title: string) => `“${title}” says`,
  more: (count: number) => `Show ${count} more`,
  fewer: 'Show fewer',
  why: WHY_TO_CHECK,
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
      `These plans say “${old}”. Choose where to write “${next}” instead. Your current versions are kept under Earlier versions.`,
    leadAll: (next: string) =>
      `Choose where to write “${next}”. Your current versions are kept under Earlier versions.`,
    inWeek: 'In This week:',
    checkTitle: 'Check these sentences in your plans',
    checkLead: 'They may still say what you had before. Open each plan to change them.',
    shaken: 'These may no longer add up',
    shakenLead: 'They were worked out with the old value. Look at each one in its plan.',
    close: 'Close',
    places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    before: 'Now',
    after: 'After',
    keep: 'Don’t change the plans',
    start: (count: number) => (count === 1 ? 'Change 1 plan' : `Change ${count} plans`),
    nothing: 'Choose a plan',
    done: (count: number) => (count === 1 ? '1 plan was changed.' : `${count} plans were changed.`),
    gone: 'That sentence has changed since then, so we left it alone.',
  },
} as const;
