import { useCallback, useMemo, useState } from 'react';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';

/**
 * Keeps the task whose date is being typed where it is: each digit is a day of its own, and a row that jumped to another
 * list would take the focus with it.
 */
export function useHeldTask(tasks: readonly Task[]) {
  const [held, setHeld] = useState<Task | null>(null);
  const placed = useMemo(
    () => (held ? tasks.map((task) => (task.key === held.key ? { ...task, day: held.day } : task)) : tasks),
    [tasks, held],
  );
  /** What is drawn is what is true. */
  const restore = useCallback(
    (task: Task) => (held?.key === task.key ? (tasks.find(({ key }) => key === task.key) ?? task) : task),
    [tasks, held],
  );
  return { placed, restore, hold: setHeld };
}
