import { ArrowLeft, Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { PLACE_HEADING } from '#client/ui/place-links.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { QUESTION_COUNT } from '#domain/blueprint/blueprint-types.ts';
import { progressPercent } from '#domain/blueprint/read-blueprint.ts';

type BlueprintHeaderProps = Pick<Blueprint, 'title' | 'description' | 'progress'> & {
  onBack: () => void;
  backLabel: string;
  /** Answers that aren't blank; one can be emptied again after the last was submitted. */
  answered: number;
  status: ReactNode;
  places: ReactNode;
  /** The plan's name, once its heading is out of sight. */
  strip: string | undefined;
};

/** Must not render while an answer is typed: pass the same `onBack` and `status` each time. */
export const BlueprintHeader = memo(function BlueprintHeader(props: BlueprintHeaderProps) {
  const { title, description, progress, answered, onBack, backLabel, status, places, strip } = props;
  const { currentStep, completed } = progress;
  const isAsking = currentStep < QUESTION_COUNT;
  const hasGap = currentStep === QUESTION_COUNT && answered < QUESTION_COUNT;
  // SPEC §4: by the step that was reached, even if an answer was emptied since. The text next to it names the missing answers.
  const percent = progressPercent({ progress });
  return (
    // No box of its own: the bar below would stick to it, and scroll away just where people type.
    <header className="contents">
      <div className="sticky top-(--covered-above) z-20 -mx-5 flex min-h-13 items-center justify-between gap-3 bg-canvas px-2.5 fade-below">
        <IconButton
          label={backLabel}
          icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
          onClick={onBack}
          className="-scroll-mt-20"
        />
        {strip && <span className="strip-title min-w-0 flex-1 truncate text-sm font-semibold">{strip}</span>}
        <span className="pr-2.5">{status}</span>
      </div>
      {/* A large title begins below the fade under the bar, which would wash out its upper edge. */}
      <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', isAsking ? 'mt-2' : 'mt-4')}>
        <h1
          tabIndex={-1}
          className={classNames(
            'min-w-0',
            // While a question is open, nothing on the screen is larger than it.
            isAsking ? 'font-serif text-xl leading-tight font-medium' : PLACE_HEADING,
            // The longest word of a title is whole on a phone with the largest text.
            !isAsking && 'max-sm:text-[min(2rem,10.5vw)]',
          )}
        >
          {title}
        </h1>
        {completed && (
          <Badge tone="gold" icon={<Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}>
            {BLUEPRINT_COPY.completed}
          </Badge>
        )}
      </div>
      {!isAsking && places && <div className="mt-2">{places}</div>}
      <p className={classNames('text-soft', isAsking ? 'mt-0.5 text-[0.9375rem]' : 'mt-2 text-lg')}>
        {description}
      </p>
      <div className={isAsking ? 'mt-4' : 'mt-6'}>
        <div className="mb-2 flex justify-between text-sm text-soft">
          <span>
            {isAsking
              ? BLUEPRINT_COPY.step(currentStep + 1, QUESTION_COUNT)
              : hasGap
                ? BLUEPRINT_COPY.someAnswered(answered, QUESTION_COUNT)
                : BLUEPRINT_COPY.allDone}
          </span>
          <span className="font-semibold tabular-nums">{BLUEPRINT_COPY.percent(percent)}</span>
        </div>
        <ProgressBar label={BLUEPRINT_COPY.progressLabel} value={percent} />
      </div>
    </header>
  );
});
