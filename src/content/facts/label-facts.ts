import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { LabelFact } from '#domain/facts/suggestion.ts';

/** The facts stated by the lines of each topic's Key decisions. A topic without any has an empty list. */
export const LABEL_FACTS: Readonly<Record<BlueprintType, readonly LabelFact[]>> = {
  identity: [
    ['Name and role', 'clientName', 'first'],
    ['Name and role', 'whatIAm', 'rest'],
    ['What I am not', 'whatIAmNot', 'whole'],
    ['Faith level', 'faith', 'whole'],
  ],
  audience: [['I help line', 'iHelp', 'whole']],
  purpose: [
    ['Rest days and hours', 'restDays', 'whole'],
    ['Dates to avoid', 'datesToAvoid', 'whole'],
  ],
  analysis: [],
  solutions: [],
  fulfillment: [
    ['Offer name', 'offerName', 'whole'],
    ['Price and terms', 'offerPrice', 'amount'],
    ['Price and terms', 'paymentTerms', 'payments'],
    ['Price and terms', 'refundTerms', 'refunds'],
    ['Places', 'places', 'first'],
    ['Start date', 'startDate', 'day'],
  ],
  event: [
    ['Event title', 'eventName', 'whole'],
    ['Format and date', 'eventDate', 'day'],
    ['Format and date', 'eventPlace', 'whole'],
    ['Format and date', 'timeZone', 'time-zone'],
    ['Price', 'eventPrice', 'event-price'],
  ],
  brand: [
    ['Business name', 'businessName', 'whole'],
    ['Faith level in public', 'faith', 'whole'],
  ],
  communications: [['Channels and rhythm', 'rhythm', 'whole']],
  ai: [['Tools', 'tools', 'whole']],
  marketing: [['Writing rhythm', 'rhythm', 'whole']],
  sales: [
    ['Terms', 'offerPrice', 'amount'],
    ['Terms', 'paymentTerms', 'payments'],
    ['Terms', 'refundTerms', 'refunds'],
  ],
  course: [],
  coaching: [],
  'fulfillment-launch': [
    ['Tools', 'tools', 'whole'],
    ['Start date', 'startDate', 'day'],
    ['Places', 'places', 'first'],
    ['Who does what', 'helpers', 'whole'],
    ['Support contact', 'contact', 'whole'],
  ],
  'event-launch': [
    ['Event date', 'eventDate', 'day'],
    ['Place or platform', 'eventPlace', 'whole'],
    ['Roles', 'helpers', 'whole'],
  ],
  'marketing-launch': [['Who does what', 'helpers', 'whole']],
  launch: [
    ['Doors open and close', 'doorsOpen', 'day'],
    ['Doors open and close', 'doorsClose', 'last-day'],
    ['Event date', 'eventDate', 'day'],
    ['Start date', 'startDate', 'day'],
    ['Places', 'places', 'first'],
    ['Dates to avoid', 'datesToAvoid', 'whole'],
    ['Helpers', 'helpers', 'whole'],
  ],
  onboarding: [['Support contact', 'contact', 'whole']],
};

/** Labels that chat assistants write instead of ours. */
export const OTHER_LABELS: Readonly<Partial<Record<BlueprintType, readonly LabelFact[]>>> = {
  fulfillment: [
    ['Price', 'offerPrice', 'amount'],
    ['Payment terms', 'paymentTerms', 'payments'],
    ['Refund terms', 'refundTerms', 'whole'],
  ],
  event: [
    ['Date', 'eventDate', 'day'],
    ['Event date', 'eventDate', 'day'],
    ['Date and time', 'eventDate', 'day'],
    ['Place', 'eventPlace', 'whole'],
  ],
};
