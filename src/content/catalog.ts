import { oddReply } from '#domain/ai/odd-reply.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { ODD_REPLY_COPY } from './copy/writing/odd-reply.ts';
import type { Topic } from './topic.ts';
import { ai } from './topics/ai.ts';
import { analysis } from './topics/analysis.ts';
import { audience } from './topics/audience.ts';
import { brand } from './topics/brand.ts';
import { coaching } from './topics/coaching.ts';
import { communications } from './topics/communications.ts';
import { course } from './topics/course.ts';
import { event } from './topics/event.ts';
import { eventLaunch } from './topics/event-launch.ts';
import { fulfillment } from './topics/fulfillment.ts';
import { fulfillmentLaunch } from './topics/fulfillment-launch.ts';
import { identity } from './topics/identity.ts';
import { launch } from './topics/launch.ts';
import { marketing } from './topics/marketing.ts';
import { marketingLaunch } from './topics/marketing-launch.ts';
import { onboarding } from './topics/onboarding.ts';
import { purpose } from './topics/purpose.ts';
import { sales } from './topics/sales.ts';
import { solutions } from './topics/solutions.ts';

/** Every type with its own topic: a missing or swapped one doesn't compile. */
export type Catalog = { readonly [Type in BlueprintType]: Topic<Type> };

export const CATALOG = {
  identity,
  audience,
  purpose,
  analysis,
  solutions,
  fulfillment,
  event,
  brand,
  communications,
  ai,
  marketing,
  sales,
  course,
  coaching,
  'fulfillment-launch': fulfillmentLaunch,
  'event-launch': eventLaunch,
  'marketing-launch': marketingLaunch,
  launch,
  onboarding,
} satisfies Catalog;

export const TOPICS: readonly Topic[] = BLUEPRINT_TYPES.map((type) => CATALOG[type]);

/** What is odd about a pasted reply, in words. Here, because only the topics know what each plan holds, and they are loaded late. */
export function sayOddReply(text: string, type: BlueprintType): string | undefined {
  const odd = oddReply(text, type, (topic) => CATALOG[topic].deliverables.map(({ heading }) => heading));
  if (odd?.kind === 'other-topic') return ODD_REPLY_COPY.otherTopic(CATALOG[odd.type].title);
  return odd ? ODD_REPLY_COPY[odd.kind] : undefined;
}
