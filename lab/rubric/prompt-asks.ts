import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type Asks = Readonly<Partial<Record<BlueprintType, readonly string[]>>>;

/** A launch coach's requests, in both tiers: each is one clause that a shorter prompt could lose unnoticed. */
export const COACH_ASKS: Asks = {
  event: [
    'for the places the owner named',
    '(25 words or fewer, the ordinary day they want)',
    'for the end of the event, with the ordinary day they want',
  ],
  marketing: ['for the people who already send others'],
  communications: ['to past clients', 'with 3 questions and an easy way to say no'],
  sales: ['Script of 2 sentences to say aloud, then silence'],
  'marketing-launch': [
    'without any, leave this out',
    'hours, added up',
    'Plan ads or spending only if the owner offered it',
  ],
  launch: ['start, merge or postpone | day to decide', 'tasks beyond the hours'],
  onboarding: ["when (the owner's own days", "the owner's own days, else day 7, 30, 60, 90"],
};

/** Additional requests for a large window. */
export const LARGE_ASKS: Asks = {
  identity: ['Script for a host', 'Page "About me"', 'Post line', 'What I am not'],
  audience: ['a kind of person close to this one | how they differ', '"you told me" or "guess"'],
  purpose: ['price x places x groups against the goal, only with numbers the owner gave'],
  analysis: ["built on the clients' own phrase | heard or guess"],
  solutions: ['one per step of the method', 'no client story'],
  fulfillment: ['Page, ready to paste', 'Questions (4-6 with answers)'],
  event: ['Page, ready to paste', 'parts of the chosen length'],
  brand: ['a sentence as others would write it | the same in this voice'],
  communications: ['one per row of the calendar, ready to send'],
  ai: ['one per task the owner named, with lines', "filled with the owner's real offer, words and limits"],
  marketing: ['every email of the sequences above, ready to send'],
  sales: ['every touch the owner named, ready to send', 'You and They in turn'],
  course: ['every lesson of the map, with lines Name, Aim, Steps (5), Practice, Check'],
  coaching: [
    'Session agendas (2), Action, Sign, If stuck',
    'calendar months and breaks when the start is known',
  ],
  'fulfillment-launch': ['no row for a tool not named', '80-120 words each, ready to send'],
  'event-launch': ['one per reminder, ready to send'],
  'marketing-launch': ['every email and post above, ready to send'],
  launch: ['each dated message, task and event of this and the preparation plans', 'conflicts first'],
  onboarding: ['one per row of the Welcome journey, ready to send'],
};
