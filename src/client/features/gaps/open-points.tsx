import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { NextFive } from '#client/ui/next-five.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { pointGroup } from '#content/decisions/point-groups.ts';
import type { OpenPoint } from '#domain/plan/gaps/gap-list.ts';

type OpenPointsProps = {
  points: readonly OpenPoint[];
  onShow: (point: OpenPoint) => void;
  onDone: (point: OpenPoint) => void;
};

/** The bullets of "Still to confirm" from all plans, by subject. */
export function OpenPoints({ points, onShow, onDone }: OpenPointsProps) {
  const copy = GAPS_COPY.points;
  const groups = useMemo(
    () =>
      [...Map.groupBy(points, ({ text }) => pointGroup(text))].sort(
        ([, one], [, other]) => other.length - one.length,
      ),
    [points],
  );
  return (
    <>
      <p className="mb-1 text-[0.9375rem] text-soft">{copy.lead}</p>
      <NextFive items={groups} nextLabel={GAPS_COPY.next} of={copy.title}>
        {(shown) =>
          shown.map(([name, own]) => (
            <Disclosure
              key={name}
              level={3}
              title={name}
              note={String(own.length)}
              startsOpen={groups.length === 1}
            >
              <NextFive items={own} nextLabel={GAPS_COPY.next} of={name}>
                {(few) => (
                  <ul>
                    {few.map((point) => (
                      <Point key={point.mark} point={point} onShow={onShow} onDone={onDone} />
                    ))}
                  </ul>
                )}
              </NextFive>
            </Disclosure>
          ))
        }
      </NextFive>
    </>
  );
}

function Point({ point, onShow, onDone }: Omit<OpenPointsProps, 'points'> & { point: OpenPoint }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <p className="min-w-0 flex-1 basis-64 pt-1 break-words">
        {point.text} <span className="text-sm text-faint">{point.title}</span>
      </p>
      <div className="-mx-1 flex gap-1">
        <Button
          size="small"
          variant="quiet"
          aria-label={GAPS_COPY.named(GAPS_COPY.show, point.text)}
          onClick={() => onShow(point)}
        >
          {GAPS_COPY.show}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Check aria-hidden="true" className="size-4" />}
          aria-label={GAPS_COPY.named(GAPS_COPY.points.done, point.text)}
          onClick={() => onDone(point)}
        >
          {GAPS_COPY.points.done}
        </Button>
      </div>
    </li>
  );
}
