import { memo } from 'react';
import { useStore } from 'zustand';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { COST_COPY } from '#content/copy/cost.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { dayWords } from '#content/copy/words/day-words.ts';
import { listWords } from '#content/copy/words/list-words.ts';
import { PRICES_AS_OF, priceOf } from '#content/models/model-prices.ts';
import { outlineOf } from '#content/outline-of.ts';
import { costInCents, type TokenCount } from '#domain/ai/plan-cost.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { Launch } from '#domain/launch/launch.ts';
import type { LeftOut } from '#domain/prompting/fit-earlier.ts';
import { usePromptReport } from './use-prompt-report.ts';
import type { AiSettings } from './writing/ai-settings.ts';
import type { PlanPrompt } from './writing/generation-prompt.ts';

type BeforeWritingProps = {
  id: string;
  blueprints: Readonly<Record<string, Blueprint>>;
  launch: Launch | null;
  settings: AiSettings;
  isAtRest: boolean;
  onShowReads: () => void;
};

/** Beside Generate: what it will cost, and what is not sent with it. */
export const BeforeWriting = memo(function BeforeWriting(props: BeforeWritingProps) {
  const { id, blueprints, launch, settings, isAtRest, onShowReads } = props;
  const { model, baseUrl, openAIKey } = useStore(settings);
  const report = usePromptReport({ id, blueprints, launch, model, isWanted: isAtRest });
  // Other services have other prices for the same name.
  const price = openAIKey && baseUrl === AI_DEFAULTS.baseUrl ? priceOf(model) : undefined;
  const known = report && 'prompt' in report ? report.prompt : undefined;
  const leftOut = known?.prompt.leftOut ?? [];
  return (
    <>
      {report && 'failure' in report && <Notice tone="plain">{report.failure.message}</Notice>}
      {price && (
        // Its room is kept: the plan below would jump when the figure comes.
        <p className="min-h-10 text-sm text-soft sm:min-h-5">
          {known && COST_COPY.plan(costInCents(countOf(known), price), dayWords(PRICES_AS_OF))}
        </p>
      )}
      {leftOut.length > 0 && (
        <Notice
          tone="plain"
          actions={
            <Button size="small" variant="quiet" onClick={onShowReads}>
              {GENERATION_COPY.tools.whatAiReads}
            </Button>
          }
        >
          {leftOutWords(leftOut)}
        </Notice>
      )}
    </>
  );
});

function countOf({ prompt, outputTokens }: PlanPrompt): TokenCount {
  return { inputTokens: prompt.tokens, outputTokens };
}

// All of them are named in 'What the AI will read'.
const MOST_NAMED = 3;

function firstOf(titles: readonly string[]): readonly string[] {
  if (titles.length <= MOST_NAMED + 1) return titles;
  return [...titles.slice(0, MOST_NAMED), GENERATION_COPY.notSent.more(titles.length - MOST_NAMED)];
}

function leftOutWords(leftOut: readonly LeftOut[]): string {
  const { notSent } = GENERATION_COPY;
  const groups = (['everything', 'key-decisions', 'some-answers'] as const).flatMap((what) => {
    const types = BLUEPRINT_TYPES.filter((type) =>
      leftOut.some((left) => left.type === type && left.what === what),
    );
    const titles = types.map((type) => outlineOf(type).title);
    return titles.length === 0 ? [] : [notSent[what](listWords(firstOf(titles)))];
  });
  return notSent.lead(groups.join('; '));
}
