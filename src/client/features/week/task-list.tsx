import { WEEK_COPY } from '#content/copy/week.ts';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';
import type { WeekModel } from './model/week-model.ts';
import { TaskRow } from './task-row.tsx';
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
          clash={clashOf(task, model)}
          onHold={onHold}
        />
      ))}
    </ul>
  );
}

function clashOf({ day, isDone }: Task, { free, today }: WeekModel) {
  const keepReason = day === null || isDone || day < today ? null : free.keptFor(day);
  if (day === null || keepReason === null) return undefined;
  return { reason: WEEK_COPY.kept[keepReason](day), nearest: free.nearest(day, today) };
}
