import { ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
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
  const isNew = topics.every(({ state }) => state === 'new');
  // Somebody who has all nineteen plans has nothing to shorten.
  const isOffered = isShortWay || topics.some(({ hasPlan }) => !hasPlan);
  return (
    <div className="mt-4 grid gap-2 text-[0.9375rem]">
      {lastTime && (
        <p>
          <InAppLink
            href={`/blueprints/${lastTime.outline.type}`}
            onGo={() => onOpen(lastTime.outline.type)}
            className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
          >
            {DASHBOARD_COPY.lastTime(lastTime.answered + 1, lastTime.outline.title)}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </InAppLink>
        </p>
      )}
      {isOffered && (
        <section
          aria-label={copy.name}
          className={
            isNew || isShortWay
              ? 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-4'
              : '-mx-3'
          }
        >
          {(isNew || isShortWay) && (
            <p className="max-w-xl min-w-0 flex-1 basis-60">
              <strong className="font-semibold">{copy.name}.</strong>{' '}
              <span className="text-soft">
                {isShortWay ? copy.progress(written, onWay.length) : copy.offer}
              </span>
            </p>
          )}
          <Button
            size="small"
            variant={isNew || isShortWay ? 'secondary' : 'quiet'}
            onClick={() => onChooseWay(!isShortWay)}
          >
            {isShortWay ? copy.leave : isNew ? copy.take : copy.takeNow}
          </Button>
        </section>
      )}
    </div>
  );
}
