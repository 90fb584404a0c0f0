import { Sparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { COST_COPY } from '#content/copy/cost.ts';
import { dayWords } from '#content/copy/words/day-words.ts';
import { RECOMMENDED_AS_OF, recommendModel } from '#content/models/recommended-models.ts';
import { likelyCost } from '#content/models/typical-plan.ts';

type RecommendedModelProps = {
  /** What the key can use; nothing is recommended that it cannot. */
  visible: readonly string[];
  chosen: string;
  onChoose: (model: string) => void;
};

/** For somebody who has never chosen a model: one name, why, what it costs, one click. */
export function RecommendedModel({ visible, chosen, onChoose }: RecommendedModelProps) {
  const recommended = recommendModel(visible);
  if (!recommended || recommended.model === chosen.trim()) return null;
  const { model, why } = recommended;
  const likely = likelyCost(model);
  return (
    <Notice
      tone="plain"
      icon={<Sparkles aria-hidden="true" className="size-5" />}
      actions={
        <Button size="small" variant="secondary" onClick={() => onChoose(model)}>
          {COST_COPY.use(model)}
        </Button>
      }
    >
      {COST_COPY.recommended(model, why)} {likely && COST_COPY.each(likely.each)}{' '}
      <span className="text-soft">{COST_COPY.listAsOf(dayWords(RECOMMENDED_AS_OF))}</span>
    </Notice>
  );
}
