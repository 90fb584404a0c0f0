import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';

/** `since` tells the year of its days. */
export type OtherPlan = { readonly owner: BlueprintType; readonly plan: string; readonly since: IsoDay };

/** Every plan but the one that is being written. */
export function otherPlans(plans: EarlierBlueprints, ownType: BlueprintType, today: IsoDay): OtherPlan[] {
  return BLUEPRINT_TYPES.filter((type) => type !== ownType).map((owner) => {
    const blueprint = plans[owner];
    const plan = blueprint?.content.aiOutput ?? '';
    return { owner, plan, since: blueprint ? writtenOn(blueprint) : today };
  });
}
