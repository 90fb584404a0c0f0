import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type HasTime, whenIdle } from '#client/adapters/time/when-idle.ts';
import { placeCountsOf } from '#client/app/shell/counted-places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { openDecisionsOf } from '#client/features/decisions/open-decisions.ts';
import { outOfDateOf } from '#client/features/refresh/out-of-date.ts';
import { WeekWaiting } from '#client/features/week/week-hero.tsx';
import { readGapsOnce } from '#domain/plan/gaps/gap-list.ts';
import { readOnce } from '#domain/week/plan-tasks.ts';

export type PlaceNumbersProps = { life: SignedInLife; current: string };

/** Counts what waits on each place once the screen is drawn and all plans were read, one after another. */
export function PlaceNumbers(props: PlaceNumbersProps) {
  const { store } = props.life.workspace;
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const left = Object.values(store.getState().blueprints);
    let stop = whenIdle(read);
    function read(hasTime: HasTime) {
      do {
        const blueprint = left.pop();
        if (!blueprint) return setIsRead(true);
        readOnce(blueprint);
        readGapsOnce(blueprint.content.aiOutput ?? '');
      } while (hasTime());
      stop = whenIdle(read);
    }
    return () => stop();
  }, [store]);
  return isRead ? <Counting {...props} /> : null;
}

function Counting({ life, current }: PlaceNumbersProps) {
  const { store } = life.workspace;
  const blueprints = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const facts = useStore(openDecisionsOf(life), ({ open }) => open.length);
  // Answered, and its plan is not written yet.
  const dashboard = useMemo(
    () =>
      Object.values(blueprints).filter(
        ({ progress, content }) => progress.completed && !content.aiOutput?.trim(),
      ).length,
    [blueprints],
  );
  const { count: book } = outOfDateOf(blueprints, sheet);
  useEffect(() => placeCountsOf(life).setState({ facts, dashboard, book }), [life, facts, dashboard, book]);
  const onCount = useCallback(
    (counts: { week: number; kit: number }) => placeCountsOf(life).setState(counts),
    [life],
  );
  // The week itself reads the same dates, and two who read them in turn would never be done.
  return current === 'week' ? null : <WeekWaiting life={life} onCount={onCount} />;
}
