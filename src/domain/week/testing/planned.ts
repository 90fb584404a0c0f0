import type { PlannedTask } from '#domain/week/planned-task.ts';
import type { Task } from '#domain/week/task.ts';

/** A planned task with defaults for values that a test doesn't care about. */
export function planned(task: Partial<PlannedTask> & Pick<Task, 'key'>): PlannedTask {
  return {
    blueprintId: '00000000-0000-4000-8000-000000000001',
    type: 'event',
    title: `Task ${task.key}`,
    section: 'Event checklist',
    day: null,
    isDone: false,
    isAside: false,
    nth: 0,
    kind: 'task',
    minutes: 30,
    minutesFrom: 'usual',
    helper: null,
    twins: [],
    ...task,
  };
}
