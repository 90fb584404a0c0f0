import { FACT_NAMES, type FactGroup, type FactName } from '#domain/facts/fact-names.ts';

/** The name of each fact, for people and the AI. */
export const FACT_LABELS: Readonly<Record<FactName, string>> = {
  clientName: 'Name clients see',
  businessName: 'Business name',
  iHelp: 'I help line',
  whatIAm: 'What I am',
  whatIAmNot: 'What I am not',
  faith: 'How openly I share my faith',
  offerName: 'Offer',
  offerPrice: 'Price',
  paymentTerms: 'Payment terms',
  refundTerms: 'Refund terms',
  places: 'Spots',
  programPrice: 'Price of the 12-month program',
  eventName: 'Event name',
  eventDate: 'Event date',
  eventPlace: 'Event time and place',
  eventPrice: 'Event price',
  doorsOpen: 'Sign-up opens',
  doorsClose: 'Sign-up closes',
  startDate: 'Start date',
  contact: 'Contact for clients',
  website: 'Website',
  list: 'My list, and how people joined it',
  rhythm: 'How often I write',
  tools: 'Tools',
  timeZone: 'Time zone',
  hoursAWeek: 'Hours a week',
  helpers: 'Helpers',
  restDays: 'Rest days',
  datesToAvoid: 'Dates to avoid',
};

// Earlier plans and recordings still use these.
const FORMER_LABELS: Readonly<Record<string, FactName>> = {
  'Name as clients read it': 'clientName',
  'Faith level and its limits': 'faith',
  Places: 'places',
  'Doors open': 'doorsOpen',
  'Doors close': 'doorsClose',
  'My list, and where its people said yes': 'list',
};

/** The fact with this label, today or in an earlier plan. `keyOf` makes equal spellings comparable. */
export function factLabeled(
  label: string,
  keyOf = (text: string) => text.trim().toLowerCase(),
): FactName | undefined {
  const [, former] = Object.entries(FORMER_LABELS).find(([old]) => keyOf(old) === keyOf(label)) ?? [];
  return FACT_NAMES.find((name) => keyOf(FACT_LABELS[name]) === keyOf(label)) ?? former;
}

export const FACT_GROUP_LABELS: Readonly<Record<FactGroup, string>> = {
  me: 'Me',
  offer: 'My offer',
  dates: 'Dates',
  reach: 'Ways to reach people',
  limits: 'Limits',
};
