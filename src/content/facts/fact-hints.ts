import type { FactName } from '#domain/facts/fact-names.ts';
import { ALWAYS_OPEN, NO_EVENT } from '#domain/reading/spoken/no-day-said.ts';

/** What to type, with an example. */
export const FACT_HINTS: Readonly<Record<FactName, string>> = {
  clientName: 'The name you sign with. For example: Ana Belmonte',
  businessName: 'As it appears on your page or card. For example: Late Start Piano',
  iHelp:
    'Whom you help, and to what. For example: I help adults who start late play their first song at a family party',
  whatIAm: 'What you call yourself. For example: piano teacher for adults who start late',
  whatIAmNot: 'What people shouldn’t mistake you for. For example: not a music therapist',
  faith: 'Open, quiet or not mentioned, with any limits. For example: quiet, no verses in public',
  offerName: 'The name of your main offer. For example: The Late Start Group',
  offerPrice: 'The full price. For example: $290',
  paymentTerms: 'How people can pay. For example: in full, or two payments of $150',
  refundTerms: 'When people get money back. For example: in full until the first call',
  places: 'How many people you have room for. For example: ten',
  programPrice: 'What a year with you costs. For example: $1,800',
  eventName: 'What people read on the invitation. For example: One Song, One Morning',
  eventDate: 'The day, with the month. For example: Saturday, March 13, 2027',
  eventPlace: 'When and where. For example: 10 am to 12:30 pm, small room at the library',
  eventPrice: 'What a ticket costs, or Free. For example: $15',
  doorsOpen: 'The first day people can join. For example: Monday, March 8',
  doorsClose: 'The last day people can join. For example: Friday, March 12',
  startDate: 'When your first group or client starts. For example: Monday, March 22',
  contact: 'Where clients reach you. For example: ana@example.com',
  website: 'The address of your page. For example: latestartpiano.example',
  list: 'How many people, and how they joined. For example: 63 people who signed the sheet at concerts',
  rhythm: 'The most often you’d write. For example: one email every other Tuesday, no texts',
  tools: 'What you work with. For example: MailerLite, Zoom, a paper planner',
  timeZone: 'The time zone of your calls and events. For example: Eastern',
  hoursAWeek: 'The time you really have. For example: three hours a week',
  helpers: 'Who helps, and with what. For example: my sister (messages), a friend (door)',
  restDays: 'Days when nothing is planned. For example: Sundays; no evenings after 7',
  datesToAvoid: 'Times to keep free. For example: December 20 to January 4; August',
};

type NoneChoice = { readonly fact: FactName; readonly value: string; readonly say: string };

const NO_EVENT_CHOICE: NoneChoice = { fact: 'eventDate', value: NO_EVENT, say: 'I have no event' };
const OPEN_CHOICE: NoneChoice = { fact: 'doorsOpen', value: ALWAYS_OPEN, say: 'Sign-up is always open' };

/** For whoever has none of it: said once, and nothing else about it is asked. */
export const NONE_CHOICES: Readonly<Partial<Record<FactName, NoneChoice>>> = {
  eventName: NO_EVENT_CHOICE,
  eventDate: NO_EVENT_CHOICE,
  eventPlace: NO_EVENT_CHOICE,
  eventPrice: NO_EVENT_CHOICE,
  doorsOpen: OPEN_CHOICE,
  doorsClose: OPEN_CHOICE,
  startDate: { fact: 'startDate', value: 'No fixed date', say: 'There’s no fixed date' },
};
