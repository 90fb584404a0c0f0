import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type ContextChain = {
  /** Earlier topics that feed this one, in card order. */
  readonly chain: readonly BlueprintType[];
  /** Kept first when not everything fits; the rest of the chain follows in order. */
  readonly keepFirst: readonly BlueprintType[];
  /** Also read if there is room, and dropped first: not part of the specified chain. */
  readonly ifRoom?: readonly BlueprintType[];
};

const FOUNDATIONS = [
  'identity',
  'audience',
  'purpose',
  'analysis',
  'solutions',
  'fulfillment',
  'event',
  'brand',
] as const satisfies readonly BlueprintType[];

// `identity` stays near the front of every keepFirst: it carries the faith level, and without it a later plan
// may add faith words that the owner asked to keep out.
export const CONTEXT_CHAINS: Readonly<Record<BlueprintType, ContextChain>> = {
  identity: {
    chain: [],
    keepFirst: [],
  },
  audience: {
    chain: [],
    keepFirst: [],
  },
  purpose: {
    chain: ['identity', 'audience'],
    keepFirst: ['identity', 'audience'],
  },
  analysis: {
    chain: ['identity', 'audience', 'purpose'],
    keepFirst: ['audience', 'purpose', 'identity'],
  },
  solutions: {
    chain: ['identity', 'audience', 'purpose', 'analysis'],
    keepFirst: ['analysis', 'audience', 'identity', 'purpose'],
  },
  fulfillment: {
    chain: ['identity', 'audience', 'purpose', 'analysis', 'solutions'],
    keepFirst: ['solutions', 'analysis', 'audience', 'identity'],
  },
  event: {
    chain: ['identity', 'audience', 'purpose', 'analysis', 'solutions', 'fulfillment'],
    keepFirst: ['fulfillment', 'identity', 'solutions', 'analysis', 'audience'],
  },
  brand: {
    chain: ['identity', 'audience', 'purpose', 'analysis', 'solutions', 'fulfillment', 'event'],
    keepFirst: ['identity', 'purpose', 'audience', 'fulfillment', 'analysis'],
  },
  communications: {
    chain: FOUNDATIONS,
    keepFirst: ['brand', 'analysis', 'purpose', 'fulfillment', 'identity'],
  },
  ai: {
    chain: FOUNDATIONS,
    keepFirst: ['identity', 'fulfillment', 'brand', 'purpose'],
  },
  marketing: {
    chain: FOUNDATIONS,
    keepFirst: ['event', 'analysis', 'fulfillment', 'brand', 'identity'],
  },
  sales: {
    chain: [...FOUNDATIONS, 'marketing'],
    keepFirst: ['fulfillment', 'identity', 'analysis', 'marketing', 'brand'],
  },
  course: {
    chain: [...FOUNDATIONS, 'marketing', 'sales'],
    keepFirst: ['solutions', 'fulfillment', 'audience', 'analysis', 'identity'],
  },
  coaching: {
    chain: [...FOUNDATIONS, 'marketing', 'sales', 'course'],
    keepFirst: ['fulfillment', 'identity', 'solutions', 'course', 'audience'],
  },
  'fulfillment-launch': {
    chain: [...FOUNDATIONS, 'ai', 'sales', 'course', 'coaching'],
    keepFirst: ['fulfillment', 'identity', 'course', 'coaching', 'sales', 'ai'],
  },
  'event-launch': {
    chain: [...FOUNDATIONS, 'communications', 'marketing', 'sales', 'fulfillment-launch'],
    keepFirst: [
      'event',
      'identity',
      'fulfillment',
      'brand',
      'communications',
      'marketing',
      'fulfillment-launch',
    ],
  },
  'marketing-launch': {
    chain: [
      ...FOUNDATIONS,
      'communications',
      'ai',
      'marketing',
      'sales',
      'fulfillment-launch',
      'event-launch',
    ],
    keepFirst: [
      'event-launch',
      'identity',
      'marketing',
      'communications',
      'brand',
      'event',
      'fulfillment-launch',
    ],
  },
  launch: {
    chain: [...FOUNDATIONS, 'marketing', 'sales', 'course', 'coaching'],
    keepFirst: ['fulfillment', 'identity', 'event', 'marketing', 'sales', 'brand'],
    // Without them the playbook sets its own dates, and they disagree.
    ifRoom: ['fulfillment-launch', 'event-launch', 'marketing-launch'],
  },
  onboarding: {
    chain: [...FOUNDATIONS, 'marketing', 'sales', 'course', 'coaching', 'launch'],
    keepFirst: ['fulfillment', 'identity', 'coaching', 'course', 'launch', 'brand'],
  },
};

/** All topics that this one may read, in card order. */
export function readsOf({ chain, ifRoom = [] }: ContextChain): readonly BlueprintType[] {
  return [...chain, ...ifRoom];
}

/** The same, most important first. */
export function keepOrder(chain: ContextChain): BlueprintType[] {
  return [...new Set([...chain.keepFirst, ...readsOf(chain)])];
}
