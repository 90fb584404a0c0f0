import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { Collision } from '#domain/week/collisions.ts';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';
import type { TaskActions } from './use-task-actions.ts';

type CollisionListProps = { collisions: readonly Collision<Task>[]; actions: TaskActions };

export function CollisionList({ collisions, actions }: CollisionListProps) {
  const copy = WEEK_COPY.calendar;
  return (
    <section
      aria-label={copy.collisions}
      className="mt-3 rounded-2xl border border-line bg-gold-soft p-4 sm:p-5"
    >
      <h3 className="flex items-center gap-2 font-semibold text-gold-text">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {copy.collisions}
      </h3>
      <p className="mt-1 text-[0.9375rem]">{copy.collisionsLead}</p>
      <ul className="mt-3 [&>li+li]:mt-4">
        {collisions.map((collision) => (
          <li key={keyOf(collision)}>
            <One collision={collision} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ collision, actions }: { collision: Collision<Task>; actions: TaskActions }): ReactNode {
  const copy = WEEK_COPY.calendar;
  if (collision.kind === 'messages' || collision.kind === 'doors') {
    const { day, tasks } = collision;
    return (
      <>
        <p className="font-semibold">{copy[collision.kind](day, tasks.length)}</p>
        <ul className="mt-1 border-l-2 border-gold pl-3 text-[0.9375rem]">
          {tasks.map((task) => (
            <li key={task.key}>
              <Opener task={task} actions={actions} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  const { task, nearest, kind } = collision;
  return (
    <>
      <p className="font-semibold">{WEEK_COPY.kept[kind](task.day ?? '')}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Opener task={task} actions={actions} />
        <Button size="small" variant="secondary" onClick={() => actions.moveTo(task, nearest)}>
          {WEEK_COPY.moveTo(nearest)}
        </Button>
      </div>
    </>
  );
}

function Opener({ task, actions }: { task: Task; actions: TaskActions }) {
  return (
    <button
      type="button"
      onClick={() => actions.openPlan(task)}
      className="min-h-9 cursor-pointer py-1.5 text-left text-[0.9375rem] leading-snug underline decoration-gold underline-offset-4 hover:decoration-current"
    >
      {task.title} ({outlineOf(task.type).title})
    </button>
  );
}

function keyOf(collision: Collision<Task>): string {
  return 'task' in collision ? collision.task.key : `${collision.kind} ${collision.day}`;
}
