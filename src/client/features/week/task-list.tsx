import { WEEK_COPY } from '#content/copy/week.ts';
import { laterTime } from '#domain/documents/later-time.ts';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';
import type { WeekModel } from './model/week-model.ts';
import { type TaskHint, TaskRow } from './task-row.tsx';
import type { TaskActions } from './use-task-actions.ts';

type TaskListProps = {
  tasks: readonly Task[];
  model: WeekModel;
  actions: TaskActions;
  onHold: (task: Task | null) => void;
};

export function TaskList({ tasks, model, actions, onHold }: TaskListProps) {
  return (
    <ul className="mt-2 rounded-2xl border border-line bg-surface shadow-lift print:border-0 print:shadow-none">
      {tasks.map((task) => (
        <TaskRow
          key={task.key}
          task={task}
          actions={actions}
          helpers={model.helpers}
          hint={hintOf(task, model)}
          onHold={onHold}
        />
      ))}
    </ul>
  );
}

function hintOf({ day, saidDay, isDone }: Task, { free, today }: WeekModel): TaskHint | undefined {
  if (isDone) return undefined;
  if (day === null) {
    if (saidDay === undefined) return undefined;
    const nearest = free.nearest(laterTime(saidDay, today), today);
    const action = nearest === saidDay ? WEEK_COPY.putIn : WEEK_COPY.moveTo(nearest);
    return { reason: WEEK_COPY.lineSays(saidDay), nearest, action };
  }
  const keepReason = day < today ? null : free.keptFor(day);
  if (keepReason === null) return undefined;
  const nearest = free.nearest(day, today);
  return { reason: WEEK_COPY.kept[keepReason](day), nearest, action: WEEK_COPY.moveTo(nearest) };
}
