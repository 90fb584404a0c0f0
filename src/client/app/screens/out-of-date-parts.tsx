import { useStore } from 'zustand';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { PlanMarks } from '#client/features/checks/plan-marks.tsx';
import { GapsInPlans } from '#client/features/gaps/gaps-in-plans.tsx';
import { outOfDateOf } from '#client/features/refresh/out-of-date.ts';
import { OutOfDateMark } from '#client/features/refresh/out-of-date-mark.tsx';
import { RefreshNotice } from '#client/features/refresh/refresh-notice.tsx';
import { CommentMark } from '#client/features/review/comment-mark.tsx';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

// Separate: finding decisions reads every plan, and is larger than everything else here.
const decidePart = preloadable(() => import('#client/features/decisions/decide-line.tsx'), 'DecideLine');

type TopicMarkProps = { life: SignedInLife; type: BlueprintType };

/** On a card: whether its plan is out of date, its gaps, findings, and comments, also on an earlier plan. */
export function TopicMark({ life, type }: TopicMarkProps) {
  const { store } = life.workspace;
  const blueprints = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const plan = useStore(store, ({ byType }) => blueprints[byType[type] ?? '']?.content.aiOutput);
  return (
    <>
      <OutOfDateMark sources={outOfDateOf(blueprints, sheet).sourcesOf(type)} />
      {plan && <PlanMarks life={life} type={type} />}
      <CommentMark workspace={life.workspace} type={type} />
    </>
  );
}

export type BookNoticesProps = {
  life: SignedInLife;
  onRefresh: () => void;
  onOpenGaps: () => void;
  onDecide: () => void;
  className: string;
};

/** Above all plans, on the dashboard and in the book: which are out of date, and what they still need. */
export function BookNotices({ life, onRefresh, onOpenGaps, onDecide, className }: BookNoticesProps) {
  const { store } = life.workspace;
  const blueprints = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const { count } = outOfDateOf(blueprints, sheet);
  const progress = useStore(life.activity, ({ refresh }) => refresh);
  return (
    <div className={classNames('flex flex-col gap-3 empty:hidden', className)}>
      {(count > 0 || progress) && <RefreshNotice count={count} progress={progress} onOpen={onRefresh} />}
      <Preloaded of={decidePart} isOptional props={{ life, onDecide }} />
      <GapsInPlans workspace={life.workspace} onOpen={onOpenGaps} />
    </div>
  );
}
