import type { FactGroup, FactName } from '#domain/launch/fact-names.ts';

/** What a person and the AI call each fact. */
export const FACT_LABELS: Readonly<Record<FactName, string>> = {
  clientName: 'Name as clients read it',
  businessName: 'Business name',
  whatIAm: 'What I am',
  whatIAmNot: 'What I am not',
  faith: 'Faith level and its limits',
  offerName: 'Offer',
  offerPrice: 'Price',
  paymentTerms: 'Payment terms',
  refundTerms: 'Refund terms',
  places: 'Places',
  programPrice: 'Price of the 12-month program',
  eventName: 'Event name',
  eventDate: 'Event date',
  eventPlace: 'Event time and place',
  eventPrice: 'Event price',
  doorsOpen: 'Doors open',
  doorsClose: 'Doors close',
  startDate: 'Start date',
  contact: 'Contact for clients',
  website: 'Website',
  list: 'My list, and where its people said yes',
  rhythm: 'How often I write',
  tools: 'Tools',
  timeZone: 'Time zone',
  hoursAWeek: 'Hours a week',
  helpers: 'Helpers',
  restDays: 'Rest days',
  datesToAvoid: 'Dates to avoid',
};

export const FACT_GROUP_LABELS: Readonly<Record<FactGroup, string>> = {
  me: 'Me',
  offer: 'My offer',
  dates: 'Dates',
  reach: 'Ways to reach people',
  limits: 'Limits',
};
