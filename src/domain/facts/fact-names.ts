/** In the order of the page. */
export const FACT_GROUPS = {
  me: ['clientName', 'businessName', 'iHelp', 'whatIAm', 'whatIAmNot', 'faith'],
  offer: ['offerName', 'offerPrice', 'paymentTerms', 'refundTerms', 'places', 'programPrice'],
  dates: ['eventName', 'eventDate', 'eventPlace', 'eventPrice', 'doorsOpen', 'doorsClose', 'startDate'],
  reach: ['contact', 'website', 'list', 'rhythm', 'tools'],
  limits: ['timeZone', 'hoursAWeek', 'helpers', 'restDays', 'datesToAvoid'],
} as const;

export type FactGroup = keyof typeof FACT_GROUPS;
export type FactName = (typeof FACT_GROUPS)[FactGroup][number];

export const FACT_NAMES: readonly FactName[] = Object.values(FACT_GROUPS).flat();

/** The form of each value. Dates are days; the last two name days on which nothing may be planned. */
export const FACT_FORMS: Readonly<Record<FactName, 'words' | 'amount' | 'date' | 'days' | 'periods'>> = {
  clientName: 'words',
  businessName: 'words',
  iHelp: 'words',
  whatIAm: 'words',
  whatIAmNot: 'words',
  faith: 'words',
  offerName: 'words',
  offerPrice: 'amount',
  paymentTerms: 'words',
  refundTerms: 'words',
  places: 'words',
  programPrice: 'amount',
  eventName: 'words',
  eventDate: 'date',
  eventPlace: 'words',
  eventPrice: 'amount',
  doorsOpen: 'date',
  doorsClose: 'date',
  startDate: 'date',
  contact: 'words',
  website: 'words',
  list: 'words',
  rhythm: 'words',
  tools: 'words',
  timeZone: 'words',
  hoursAWeek: 'words',
  helpers: 'words',
  restDays: 'days',
  datesToAvoid: 'periods',
};

/** Every amount in these facts is the person's own: a plan that uses one of them has no wrong price. */
export const MONEY_FACTS: readonly FactName[] = [
  ...FACT_NAMES.filter((name) => FACT_FORMS[name] === 'amount'),
  'paymentTerms',
  'refundTerms',
];

/** The days of a launch: those of the next one are others. */
export const LAUNCH_DAYS = [
  'eventDate',
  'doorsOpen',
  'doorsClose',
  'startDate',
] as const satisfies readonly FactName[];
export type LaunchDay = (typeof LAUNCH_DAYS)[number];
