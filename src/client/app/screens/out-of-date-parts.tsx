import { useStore } from 'zustand';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { OutOfDateMark } from '#client/features/refresh/out-of-date-mark.tsx';
import { RefreshNotice } from '#client/features/refresh/refresh-notice.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { PlanMarks } from './blueprint/plan-marks.tsx';
import { GapsInPlans } from './gaps/gaps-in-plans.tsx';
import { outOfDateOf } from './out-of-date.ts';

type TopicMarkProps = { life: SignedInLife; type: BlueprintType };

/** On the card of a written plan: whether it is out of date, its gaps and what is to be checked. */
export function TopicMark({ life, type }: TopicMarkProps) {
  const blueprints = useStore(life.workspace.store, (state) => state.blueprints);
  const launch = useStore(life.workspace.store, (state) => state.launch);
  return (
    <>
      <OutOfDateMark sources={outOfDateOf(blueprints, launch).sourcesOf(type)} />
      <PlanMarks life={life} type={type} />
    </>
  );
}

export type BookNoticesProps = {
  life: SignedInLife;
  onRefresh: () => void;
  onOpenGaps: () => void;
  className?: string;
};

/** Above all plans, on the dashboard and in the book: which are out of date, and what they still need. */
export function BookNotices({ life, onRefresh, onOpenGaps, className }: BookNoticesProps) {
  const blueprints = useStore(life.workspace.store, (state) => state.blueprints);
  const launch = useStore(life.workspace.store, (state) => state.launch);
  const { count } = outOfDateOf(blueprints, launch);
  const progress = useStore(life.activity, ({ refresh }) => refresh);
  return (
    <div className={classNames('flex flex-col gap-3 empty:hidden', className)}>
      {(count > 0 || progress) && <RefreshNotice count={count} progress={progress} onOpen={onRefresh} />}
      <GapsInPlans workspace={life.workspace} onOpen={onOpenGaps} />
    </div>
  );
}
