import { use } from 'react';
import './plan-parts.css';
import type { Gap } from '#domain/plan/gaps/gaps.ts';
import { PlanActionsContext } from './plan-actions.ts';

/** A gap with its need: a button if it can be filled in. */
export function GapMark({ gap }: { gap: Gap }) {
  const actions = use(PlanActionsContext);
  if (!actions) return <span className="gap-mark">[ADD: {gap.need}]</span>;
  const { fill, fillHint } = actions;
  return (
    <button
      type="button"
      className="gap-mark"
      data-at={gap.range.start}
      title={fillHint}
      disabled={fill === null}
      onClick={() => fill?.(gap)}
    >
      {gap.need}
    </button>
  );
}
