import { ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { FIRST_CLIENT_TYPES } from '#content/first-client.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Overview } from './overview.ts';

type FirstStepsProps = {
  overview: Overview;
  isShortWay: boolean;
  onChooseWay: (isShort: boolean) => void;
  onOpen: (type: BlueprintType) => void;
};

/** Quiet lines under the next step: where one stopped, and the shorter way. */
export function FirstSteps({ overview, isShortWay, onChooseWay, onOpen }: FirstStepsProps) {
  const { lastTime, topics } = overview;
  const copy = DASHBOARD_COPY.shortWay;
  const onWay = topics.filter(({ outline }) => FIRST_CLIENT_TYPES.includes(outline.type));
  const written = onWay.filter(({ hasPlan }) => hasPlan).length;
  const isOffered = isShortWay || topics.every(({ state }) => state === 'new');
  return (
    <div className="mt-4 grid gap-2 text-[0.9375rem]">
      {lastTime && (
        <p>
          <button
            type="button"
            onClick={() => onOpen(lastTime.outline.type)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-left text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
          >
            {DASHBOARD_COPY.lastTime(lastTime.answered + 1, lastTime.outline.title)}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </p>
      )}
      {isOffered && (
        <section
          aria-label={copy.name}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-4"
        >
          <p className="max-w-xl min-w-0 flex-1 basis-60">
            <strong className="font-semibold">{copy.name}.</strong>{' '}
            <span className="text-soft">
              {isShortWay ? copy.progress(written, onWay.length) : copy.offer}
            </span>
          </p>
          <Button size="small" variant="secondary" onClick={() => onChooseWay(!isShortWay)}>
            {isShortWay ? copy.leave : copy.take}
          </Button>
        </section>
      )}
    </div>
  );
}
