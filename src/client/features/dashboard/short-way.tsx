import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Overview } from './overview.ts';

/** A quiet line under the next step: back to the last open question. */
export function LastTime({
  lastTime,
  onOpen,
}: Pick<Overview, 'lastTime'> & { onOpen: (type: BlueprintType) => void }) {
  if (!lastTime) return null;
  const { type, title } = lastTime.outline;
  return (
    <p className="mt-4 text-[0.9375rem]">
      <InAppLink
        href={`/blueprints/${type}`}
        onGo={() => onOpen(type)}
        className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
      >
        {DASHBOARD_COPY.lastTime(lastTime.answered + 1, title)}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </InAppLink>
    </p>
  );
}

type ShortWayProps = {
  overview: Overview;
  isNew: boolean;
  isShortWay: boolean;
  onChooseWay: (isShort: boolean) => void;
  /** Taken below the cards, it goes on above them: the screen and the focus follow. */
  takesFocus: boolean;
};

/** Seven topics to the first client: offered in a box to somebody new, and where it was chosen. */
export function ShortWay({ overview, isNew, isShortWay, onChooseWay, takesFocus }: ShortWayProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const copy = DASHBOARD_COPY.shortWay;
  const { topics, way, plans } = overview;
  const written = way.filter(({ hasPlan }) => hasPlan).length;
  const isBox = isNew || isShortWay;
  // Somebody who has all nineteen plans has nothing to shorten.
  if (!isShortWay && plans === topics.length) return null;
  return (
    <section
      ref={place}
      aria-label={copy.name}
      className={
        isBox
          ? 'mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-surface px-5 py-4 text-[0.9375rem]'
          : '-mx-3 mt-4'
      }
    >
      {isBox && (
        <p className="max-w-xl min-w-0 flex-1 basis-60">
          <strong className="font-semibold">{copy.name}.</strong>{' '}
          <span className="text-soft">{isShortWay ? copy.progress(written, way.length) : copy.offer}</span>
        </p>
      )}
      <Button size="small" variant={isBox ? 'secondary' : 'quiet'} onClick={() => onChooseWay(!isShortWay)}>
        {isShortWay ? copy.leave : isNew ? copy.take : copy.takeNow}
      </Button>
    </section>
  );
}
