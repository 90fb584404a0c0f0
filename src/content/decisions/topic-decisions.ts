import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { type FactName, LAUNCH_DAYS } from '#domain/facts/fact-names.ts';

const TERMS: readonly FactName[] = ['offerPrice', 'paymentTerms', 'places'];

/** The facts that each topic's plan is built around: open decisions about them are asked before the plan is written. */
const TOPIC_DECISIONS: Readonly<Record<BlueprintType, readonly FactName[]>> = {
  identity: [],
  audience: [],
  purpose: [],
  analysis: [],
  solutions: [],
  fulfillment: [...TERMS, 'startDate'],
  event: ['eventDate', 'startDate', 'doorsClose', 'offerPrice'],
  brand: [],
  communications: ['rhythm', 'eventDate'],
  ai: [],
  marketing: ['rhythm', 'eventDate', 'offerPrice'],
  sales: [...TERMS, 'refundTerms', 'doorsClose'],
  course: ['startDate', 'places'],
  coaching: ['programPrice', 'hoursAWeek'],
  'fulfillment-launch': ['startDate', 'places', 'refundTerms'],
  'event-launch': ['eventDate', 'eventPrice'],
  'marketing-launch': [...LAUNCH_DAYS, 'places', 'rhythm', 'hoursAWeek'],
  launch: [...LAUNCH_DAYS, ...TERMS],
  onboarding: ['startDate', 'refundTerms', 'contact'],
};

export function decisionsFor(type: BlueprintType, open: readonly Decision[]): Decision[] {
  const needed = TOPIC_DECISIONS[type];
  return open.filter(({ matter }) => 'fact' in matter && needed.includes(matter.fact));
}
