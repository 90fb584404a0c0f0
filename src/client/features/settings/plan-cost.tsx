import { dayWords } from '#content/copy/words/day-words.ts';
import { COST_COPY } from '#content/copy/writing/cost.ts';
import { PRICES_AS_OF } from '#content/models/model-prices.ts';
import { likelyCost } from '#content/models/typical-plan.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';

type PlanCostProps = { model: string; baseUrl: string };

/** The likely cost of one plan and of all nineteen with this model. */
export function PlanCost({ model, baseUrl }: PlanCostProps) {
  // Other services, and local models, have other prices for the same name.
  if (baseUrl !== AI_DEFAULTS.baseUrl || model.trim() === '') return null;
  const likely = likelyCost(model);
  return (
    <p className="text-sm text-soft">
      {likely
        ? `${COST_COPY.both(model.trim(), likely.each, likely.all)} ${COST_COPY.estimate(dayWords(PRICES_AS_OF))}`
        : COST_COPY.unknown}
    </p>
  );
}
