import { ArrowLeft, Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { progressPercent } from '#domain/blueprint/read-blueprint.ts';

type BlueprintHeaderProps = Pick<Blueprint, 'title' | 'description' | 'progress'> & {
  onBack: () => void;
  backLabel: string;
  status: ReactNode;
};

/** Stays as it is while an answer is typed: give it the same `onBack` and `status` each time. */
export const BlueprintHeader = memo(function BlueprintHeader(props: BlueprintHeaderProps) {
  const { title, description, progress, onBack, backLabel, status } = props;
  const percent = progressPercent({ progress });
  const { currentStep, completed } = progress;
  return (
    // No box of its own: the bar below would stick to it, and leave the page just where people type.
    <header className="contents">
      <div className="sticky top-0 z-20 -mx-5 flex min-h-13 items-center justify-between gap-3 bg-canvas px-2.5 fade-below">
        <IconButton
          label={backLabel}
          icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
          onClick={onBack}
          className="-scroll-mt-20"
        />
        <span className="pr-2.5">{status}</span>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="font-serif text-3xl leading-tight font-medium sm:text-[2.625rem]">
          {title}
        </h1>
        {completed && (
          <Badge tone="gold" icon={<Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}>
            {BLUEPRINT_COPY.completed}
          </Badge>
        )}
      </div>
      <p className="mt-2 text-lg text-soft">{description}</p>
      <div className="mt-6">
        <div className="mb-2 flex justify-between text-sm text-soft">
          <span>
            {currentStep < QUESTION_COUNT
              ? BLUEPRINT_COPY.step(currentStep + 1, QUESTION_COUNT)
              : BLUEPRINT_COPY.allDone}
          </span>
          <span className="font-semibold tabular-nums">{BLUEPRINT_COPY.percent(percent)}</span>
        </div>
        <ProgressBar label={BLUEPRINT_COPY.progressLabel} value={percent} />
      </div>
    </header>
  );
});
