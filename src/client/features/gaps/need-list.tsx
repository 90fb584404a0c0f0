import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { NextFive } from '#client/ui/next-five.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import type { Need } from '#domain/plan/gaps/gap-list.ts';
import { type NeedActions, NeedCard } from './need-card.tsx';

type NeedListProps = {
  needs: readonly Need[];
  factFor: (need: string) => string | undefined;
  typedFor: (need: Need) => string;
  actions: NeedActions;
};

const AT_A_TIME = 5;

/** The needs of all plans: as a list, or five of them one after another. */
export function NeedList({ needs, factFor, typedFor, actions }: NeedListProps) {
  // Needs with typed words come first, so that those are in sight.
  const inOrder = needs.toSorted(
    (one, other) => Number(typedFor(other) !== '') - Number(typedFor(one) !== ''),
  );
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const left = asking?.filter((key) => needs.some((need) => need.key === key)) ?? [];
  const current = needs.find(({ key }) => key === left[0]);
  const card = (need: Need, takesFocus = false) => (
    <NeedCard
      key={need.key}
      need={need}
      known={factFor(need.need)}
      typed={typedFor(need)}
      actions={actions}
      takesFocus={takesFocus}
    />
  );
  if (asking && current) {
    const done = asking.length - left.length;
    return (
      <section aria-label={GAPS_COPY.five.title}>
        <p className="mb-2 text-sm font-semibold text-soft">{GAPS_COPY.five.at(done + 1, asking.length)}</p>
        <ul>{card(current, true)}</ul>
        <p className="-mx-2 mt-2 flex flex-wrap gap-x-2">
          <Button
            size="small"
            variant="quiet"
            onClick={() => setAsking(asking.filter((key) => key !== current.key))}
          >
            {GAPS_COPY.five.skip}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsking(null)}>
            {GAPS_COPY.five.stop}
          </Button>
        </p>
      </section>
    );
  }
  const few = inOrder.slice(0, AT_A_TIME).map(({ key }) => key);
  return (
    <>
      <p className="mb-3 text-[0.9375rem] text-soft">{GAPS_COPY.lead}</p>
      {few.length > 1 && (
        <Button size="small" className="mb-3" onClick={() => setAsking(few)}>
          {GAPS_COPY.five.start(few.length)}
        </Button>
      )}
      <NextFive items={inOrder} nextLabel={GAPS_COPY.next} of={GAPS_COPY.title}>
        {(shown) => <ul className="flex flex-col gap-3">{shown.map((need) => card(need))}</ul>}
      </NextFive>
    </>
  );
}
