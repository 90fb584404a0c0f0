import { memo } from 'react';
import { useStore } from 'zustand';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { dayWords } from '#content/copy/words/day-words.ts';
import { listWords } from '#content/copy/words/list-words.ts';
import { COST_COPY } from '#content/copy/writing/cost.ts';
import { secondLineFor } from '#content/copy/writing/second-lines.ts';
import { PRICES_AS_OF, priceOf } from '#content/models/model-prices.ts';
import { outlineOf } from '#content/outline-of.ts';
import { costInCents, type TokenCount } from '#domain/ai/plan-cost.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { OmittedPart } from '#domain/prompting/fit-earlier.ts';
import { type PromptReport, usePromptReport } from './use-prompt-report.ts';
import type { PlanPrompt } from './writing/generation-prompt.ts';

type AboutRun = {
  id: string;
  blueprints: Readonly<Record<string, Blueprint>>;
  sheet: FactSheet | null;
  settings: AiSettings;
  isAtRest: boolean;
};

export type RunReport = {
  report: PromptReport;
  /** The price of this model is known. */
  isPriced: boolean;
  cents: number | undefined;
};

/** The request that Generate would send, and its cost. */
export function useRunReport({ id, blueprints, sheet, settings, isAtRest }: AboutRun): RunReport {
  const { model, baseUrl, openAIKey } = useStore(settings);
  const report = usePromptReport({ id, blueprints, sheet, model, isWanted: isAtRest });
  // Other services have other prices for the same name.
  const price = openAIKey && baseUrl === AI_DEFAULTS.baseUrl ? priceOf(model) : undefined;
  const known = report && 'prompt' in report ? report.prompt : undefined;
  const cents = known && price ? costInCents(countOf(known), price) : undefined;
  return { report, isPriced: price !== undefined, cents };
}

type BeforeWritingProps = RunReport & {
  hasKey: boolean;
  /** The first plan's card has the price on its button. */
  hasPlan: boolean;
  onShowReads: () => void;
};

/** Next to Generate: its cost, and what is left out. */
export const BeforeWriting = memo(function BeforeWriting(props: BeforeWritingProps) {
  const { report, isPriced, cents, hasKey, hasPlan, onShowReads } = props;
  // Without a key no model is chosen, and the prompt goes to a chat assistant with room for all of it.
  const leftOut = hasKey && report && 'prompt' in report ? report.prompt.prompt.leftOut : [];
  return (
    <>
      {report && 'failure' in report && (
        <Notice tone="plain">
          <p>{report.failure.message}</p>
          <p>{secondLineFor(report.failure.message)}</p>
        </Notice>
      )}
      {hasKey && hasPlan && (
        // Reserves its space: the plan below would jump when the price appears.
        <p className={classNames('text-sm text-soft', isPriced && 'min-h-10 sm:min-h-5')}>
          {GENERATION_COPY.rewriteKeeps}
          {cents !== undefined && ` ${COST_COPY.rewrite(cents, dayWords(PRICES_AS_OF))}`}
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

// 'What the AI will read' names all of them.
const MOST_NAMED = 3;

function firstOf(titles: readonly string[]): readonly string[] {
  if (titles.length <= MOST_NAMED + 1) return titles;
  return [...titles.slice(0, MOST_NAMED), GENERATION_COPY.notSent.more(titles.length - MOST_NAMED)];
}

function leftOutWords(leftOut: readonly OmittedPart[]): string {
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
