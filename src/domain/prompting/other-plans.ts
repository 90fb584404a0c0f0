import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';

/** `since` decides the year of its dates. */
export type OtherPlan = { readonly owner: BlueprintType; readonly plan: string; readonly since: IsoDay };

/** Every plan except the one being written. */
export function otherPlans(plans: EarlierBlueprints, ownType: BlueprintType, today: IsoDay): OtherPlan[] {
  return BLUEPRINT_TYPES.filter((type) => type !== ownType).map((owner) => {
    const blueprint = plans[owner];
    const plan = blueprint?.content.aiOutput ?? '';
    return { owner, plan, since: blueprint ? writtenOn(blueprint) : today };
  });
}
