import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';

/** Every plan but the one that is being written; `since` tells the year of its days. */
export function otherPlans(
  plans: EarlierBlueprints,
  ownType: BlueprintType,
  today: IsoDay,
): { owner: BlueprintType; plan: string; since: IsoDay }[] {
  return BLUEPRINT_TYPES.filter((type) => type !== ownType).map((owner) => {
    const { aiOutput = '', outputFacts } = plans[owner]?.content ?? {};
    return { owner, plan: aiOutput, since: outputFacts ? earliestDayOf(outputFacts.at) : today };
  });
}
