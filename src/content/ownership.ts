import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type Owned = {
  /** The card's title, by which the AI and the owner know the plan. */
  readonly plan: string;
  readonly owns: string;
  /** The dates that this plan sets. Others count from them and set none of their own. */
  readonly days?: string;
  /** Plans whose deliverables this one would otherwise repeat. */
  readonly refersTo: readonly BlueprintType[];
};

/** Which plan owns which deliverables and dates. Two plans with one job would schedule two emails for one day. */
export const OWNERSHIP: Readonly<Record<BlueprintType, Owned>> = {
  identity: { plan: 'Your Identity', owns: 'bios and story', refersTo: [] },
  audience: { plan: 'Identify Your Audience', owns: 'client profile', refersTo: [] },
  purpose: {
    plan: 'Business Purpose',
    owns: 'mission and commitments',
    days: 'rest days',
    refersTo: ['identity', 'audience'],
  },
  analysis: { plan: 'Audience Analysis', owns: "clients' own words", refersTo: ['audience'] },
  solutions: { plan: 'Building a Bridge', owns: 'method and first win', refersTo: ['analysis'] },
  fulfillment: {
    plan: 'Fulfillment Offer',
    owns: 'offer, price and offer page',
    days: 'start date',
    refersTo: ['solutions'],
  },
  event: {
    plan: 'Marketing Event',
    owns: 'agenda, flyer and sign-up page',
    days: 'event date',
    refersTo: ['fulfillment'],
  },
  brand: { plan: 'Brand Identity', owns: 'voice, words and looks', refersTo: ['identity'] },
  communications: {
    plan: 'Communications',
    owns: 'message calendar',
    days: 'regular sends',
    refersTo: ['brand', 'event'],
  },
  ai: { plan: 'AI Assistants', owns: 'AI helpers', refersTo: ['brand'] },
  marketing: {
    plan: 'Marketing Flows',
    owns: 'welcome and event emails',
    days: 'event sends',
    refersTo: ['event', 'communications'],
  },
  sales: {
    plan: 'Sales Follow-Up',
    owns: 'calls, follow-ups and price talk',
    refersTo: ['fulfillment', 'marketing'],
  },
  course: { plan: 'Fulfillment Courses', owns: 'lessons', refersTo: ['solutions', 'fulfillment'] },
  coaching: { plan: 'Coaching Plan', owns: 'the twelve months', refersTo: ['fulfillment', 'course'] },
  'fulfillment-launch': {
    plan: 'Fulfillment Launch',
    owns: 'payment, access and test run',
    days: 'weeks before the start',
    refersTo: ['fulfillment', 'sales', 'course'],
  },
  'event-launch': {
    plan: 'Event Launch',
    owns: 'only what is left to prepare and reminders',
    days: 'countdown to the event',
    refersTo: ['event', 'communications', 'marketing'],
  },
  'marketing-launch': {
    plan: 'Marketing Launch',
    owns: 'only the weeks until sign-up closes',
    days: 'sends of those weeks',
    refersTo: ['communications', 'marketing', 'event-launch'],
  },
  launch: {
    plan: 'Launch Playbook',
    owns: 'the open week and after',
    days: 'when sign-up opens and closes',
    refersTo: ['sales', 'event-launch', 'marketing-launch'],
  },
  onboarding: {
    plan: 'Onboarding New Clients',
    owns: 'what follows payment',
    days: 'first 90 days',
    refersTo: ['sales', 'coaching', 'fulfillment-launch'],
  },
};

/** The part of the table for this plan's prompt. Empty for plans without earlier ones. */
export function ownershipRule(type: BlueprintType): string[] {
  const { owns, days, refersTo } = OWNERSHIP[type];
  if (refersTo.length === 0) return [];
  const others = refersTo.map((other) => {
    const { plan, owns: theirs } = OWNERSHIP[other];
    return `${theirs.replace(/^only /, '')} (${plan})`;
  });
  const own = days === undefined ? owns : `${owns} (days: ${days})`;
  return [`This plan owns ${own}. Refer to the rest and do not repeat it: ${others.join(', ')}.`];
}
