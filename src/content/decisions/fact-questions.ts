import type { Matter } from '#domain/decisions/decision.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { PAYMENT_DATES } from './decision-tables.ts';

/** Each fact as a question to the person. */
const FACT_QUESTIONS: Readonly<Record<FactName, string>> = {
  clientName: 'What name do clients see?',
  businessName: 'What is your business called?',
  iHelp: 'Who do you help, and what changes for them?',
  whatIAm: 'What do you call yourself?',
  whatIAmNot: 'What would you not call yourself?',
  faith: 'How openly do you share your faith?',
  offerName: 'What is your offer called?',
  offerPrice: 'What does your offer cost?',
  paymentTerms: 'How can people pay?',
  refundTerms: 'When do people get their money back?',
  places: 'How many spots are there?',
  programPrice: 'What does the 12-month program cost?',
  eventName: 'What is your event called?',
  eventDate: 'When is your event?',
  eventPlace: 'Where is your event, and at what time?',
  eventPrice: 'What does your event cost?',
  doorsOpen: 'When does sign-up open?',
  doorsClose: 'When does sign-up close?',
  startDate: 'When does your group start?',
  contact: 'How do clients reach you?',
  website: 'What is your website?',
  list: 'Who is on your list?',
  rhythm: 'How often do you write to people?',
  tools: 'What tools do you use?',
  timeZone: 'Which time zone do you work in?',
  hoursAWeek: 'How many hours a week do you have, and for what?',
  helpers: 'Who helps you?',
  restDays: 'Which days do you rest?',
  datesToAvoid: 'Which dates do you keep free?',
};

export function questionFor(matter: Matter): string {
  if ('fact' in matter) return FACT_QUESTIONS[matter.fact];
  if (matter.own === PAYMENT_DATES) return 'When are the payments due?';
  return `${matter.asks ?? matter.own}: which is right?`;
}
