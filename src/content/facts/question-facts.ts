import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

/** The facts that each question asks about, even repeatedly. */
export const QUESTION_FACTS: Readonly<Record<BlueprintType, PerQuestion<readonly FactName[]>>> = {
  identity: [['clientName', 'whatIAm'], [], ['whatIAmNot', 'faith']],
  audience: [[], [], []],
  purpose: [[], ['restDays', 'datesToAvoid'], ['restDays']],
  analysis: [[], [], []],
  solutions: [[], [], []],
  fulfillment: [['offerName'], [], ['offerPrice', 'paymentTerms', 'refundTerms', 'places']],
  event: [['eventName'], ['eventDate', 'eventPlace', 'eventPrice'], ['startDate']],
  brand: [[], ['businessName'], []],
  communications: [[], ['rhythm'], []],
  ai: [[], ['tools'], []],
  marketing: [[], [], ['list', 'rhythm']],
  sales: [['offerPrice', 'paymentTerms'], ['refundTerms', 'paymentTerms'], []],
  course: [[], [], []],
  coaching: [[], ['restDays', 'datesToAvoid'], []],
  'fulfillment-launch': [['tools'], [], ['startDate', 'places', 'helpers']],
  'event-launch': [['eventDate', 'eventPlace', 'helpers'], [], []],
  'marketing-launch': [['doorsOpen', 'doorsClose'], ['list'], ['hoursAWeek', 'helpers']],
  launch: [['doorsOpen', 'doorsClose', 'eventDate', 'startDate', 'datesToAvoid'], [], ['helpers']],
  onboarding: [['contact'], ['refundTerms'], []],
};
