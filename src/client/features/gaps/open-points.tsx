import { Check } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import type { OpenPoint } from '#domain/plan/gaps/gap-list.ts';

type OpenPointsProps = {
  points: readonly OpenPoint[];
  onShow: (point: OpenPoint) => void;
  onDone: (point: OpenPoint) => void;
};

/** The bullets of "Still to confirm", plan by plan. */
export function OpenPoints({ points, onShow, onDone }: OpenPointsProps) {
  const copy = GAPS_COPY.points;
  return (
    <section aria-labelledby="open-points" className="mt-10">
      <h2 id="open-points" className="font-serif text-xl font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 text-soft">{copy.lead}</p>
      <ul className="mt-3 rounded-2xl border border-line bg-surface">
        {points.map((point) => (
          <li
            key={point.mark}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 sm:px-5"
          >
            <p id={point.mark} className="min-w-0 flex-1 basis-64 pt-1 break-words">
              {point.text} <span className="text-sm text-faint">{point.title}</span>
            </p>
            <div className="-mx-1 flex gap-1">
              <Button
                size="small"
                variant="quiet"
                aria-describedby={point.mark}
                onClick={() => onShow(point)}
              >
                {GAPS_COPY.show}
              </Button>
              <Button
                size="small"
                variant="secondary"
                icon={<Check aria-hidden="true" className="size-4" />}
                aria-describedby={point.mark}
                onClick={() => onDone(point)}
              >
                {copy.done}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
