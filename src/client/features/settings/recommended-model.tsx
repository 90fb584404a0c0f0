import { Sparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { dayWords } from '#content/copy/words/day-words.ts';
import { COST_COPY } from '#content/copy/writing/cost.ts';
import {
  RECOMMENDED_AS_OF,
  type RecommendedModel as Recommended,
  recommendModel,
} from '#content/models/recommended-models.ts';
import { likelyCost } from '#content/models/typical-plan.ts';

type RecommendedModelProps = {
  /** The key's models; no others are recommended. */
  visible: readonly string[];
  chosen: string;
  onChoose: (model: string) => void;
};

/** For a person who has never chosen a model: one name, the reason, one click. Its price is shown once it is chosen. */
export function RecommendedModel({ visible, chosen, onChoose }: RecommendedModelProps) {
  const better = betterModel(visible, chosen);
  if (!better) return null;
  const { model, why, isCheaper } = better;
  return (
    <Notice
      tone="plain"
      icon={Sparkles}
      actions={
        <Button size="small" variant="secondary" onClick={() => onChoose(model)}>
          {COST_COPY.use(model)}
        </Button>
      }
    >
      {COST_COPY.recommended(model, why, isCheaper)}{' '}
      <span className="text-soft">{COST_COPY.listAsOf(dayWords(RECOMMENDED_AS_OF))}</span>
    </Notice>
  );
}

/** The model to suggest instead of the chosen one. */
export function betterModel(
  visible: readonly string[],
  chosen: string,
): (Recommended & { isCheaper: boolean }) | undefined {
  const recommended = recommendModel(visible);
  if (!recommended || recommended.model === chosen.trim()) return undefined;
  const { model, why } = recommended;
  return { model, why, isCheaper: !why.includes('cost') && costOf(model) < costOf(chosen) };
}

const costOf = (model: string) => likelyCost(model.trim())?.each ?? Number.NaN;
