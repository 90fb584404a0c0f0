import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { addDays, earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';

/** `since` tells the year of its days. */
export type OtherPlan = { readonly owner: BlueprintType; readonly plan: string; readonly since: IsoDay };

const MONTHS_AGO = 60;

/** Every plan but the one that is being written. */
export function otherPlans(plans: EarlierBlueprints, ownType: BlueprintType, today: IsoDay): OtherPlan[] {
  return BLUEPRINT_TYPES.filter((type) => type !== ownType).map((owner) => {
    const { aiOutput = '', outputFacts } = plans[owner]?.content ?? {};
    // Nobody knows when an older plan was written: some time in the last months.
    return {
      owner,
      plan: aiOutput,
      since: outputFacts ? earliestDayOf(outputFacts.at) : addDays(today, -MONTHS_AGO),
    };
  });
}
