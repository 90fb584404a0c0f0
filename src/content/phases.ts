import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type Phase = { readonly name: string; readonly aim: string; readonly types: readonly BlueprintType[] };

// In sequence, these are the 19 types in card order: a type in two phases, or in none, would move a card. The test next
// to this file checks it.
export const PHASES: readonly Phase[] = [
  {
    name: 'Foundation',
    aim: 'Who you are, who you serve and why',
    types: ['identity', 'audience', 'purpose'],
  },
  {
    name: 'Offer',
    aim: 'From what they need to what you give',
    types: ['analysis', 'solutions', 'fulfillment'],
  },
  { name: 'Presence', aim: 'How people meet and remember you', types: ['event', 'brand', 'communications'] },
  { name: 'Systems', aim: 'What runs without you', types: ['ai', 'marketing', 'sales'] },
  {
    name: 'Delivery',
    aim: 'How clients get what you promised',
    types: ['course', 'coaching', 'fulfillment-launch'],
  },
  {
    name: 'Launch',
    aim: 'Open the doors and welcome people in',
    types: ['event-launch', 'marketing-launch', 'launch', 'onboarding'],
  },
];
