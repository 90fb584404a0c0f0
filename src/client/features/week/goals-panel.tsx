import { Plus, X } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { GOALS_COPY } from '#content/copy/goals.ts';
import { FIELDS, LIST_LIMITS } from '#domain/blueprint/fields.ts';
import { goalsIn } from '#domain/week/goals.ts';

type GoalsPanelProps = {
  plan: string;
  objectives: readonly string[];
  onChange: (objectives: readonly string[]) => void;
  onLeaveField: () => void;
};

/** What this plan is meant to reach, in the person's own words. */
export function GoalsPanel({ plan, objectives, onChange, onLeaveField }: GoalsPanelProps) {
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const found = useMemo(() => goalsIn(plan, objectives), [plan, objectives]);
  // A goal has no name but its place: two may be spelled alike while one is typed.
  const rows = objectives.map((goal, index) => ({ key: `goal ${index}`, goal, index }));
  const isFull = objectives.length >= FIELDS.objectives.limit;
  if (plan.trim() === '' && objectives.length === 0) return null;

  function add(goal: string) {
    onChange([...objectives, goal]);
    // The new row is drawn with the next frame.
    if (goal === '')
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  }
  return (
    <section
      aria-labelledby={title}
      className="mt-8 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5"
    >
      <h2 id={title} className="font-serif text-xl font-semibold">
        {GOALS_COPY.title}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">{GOALS_COPY.lead}</p>
      <ul ref={list} className="mt-3 space-y-2 empty:hidden">
        {rows.map(({ key, goal, index }) => (
          <li key={key} className="flex items-center gap-1">
            <input
              type="text"
              value={goal}
              maxLength={LIST_LIMITS.objective}
              aria-label={GOALS_COPY.goal(index + 1)}
              onChange={(event) => onChange(objectives.with(index, event.currentTarget.value))}
              onBlur={onLeaveField}
              className="control min-h-11 min-w-0 flex-1"
            />
            <IconButton
              label={GOALS_COPY.remove(index + 1)}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => onChange(objectives.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {!isFull &&
        found.map((goal) => (
          <p key={goal} className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-semibold text-gold-text">{GOALS_COPY.found}</span>{' '}
              <span dir="auto">{goal}</span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={GOALS_COPY.takeGoal(goal)}
              onClick={() => add(goal)}
            >
              {GOALS_COPY.take}
            </Button>
          </p>
        ))}
      <Button
        className="mt-3"
        size="small"
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        disabled={isFull}
        onClick={() => add('')}
      >
        {isFull ? GOALS_COPY.full : GOALS_COPY.add}
      </Button>
    </section>
  );
}
