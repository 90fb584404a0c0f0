import { useCallback, useMemo, useState } from 'react';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';

/**
 * Keeps a task in place while its date is typed: each digit is a different date, and a row that jumped to another list
 * would lose the focus.
 */
export function useHeldTask(tasks: readonly Task[]) {
  const [held, setHeld] = useState<Task | null>(null);
  const placed = useMemo(
    () =>
      held ? tasks.map((task) => (task.key === held.key ? { ...task, ...placeOf(held) } : task)) : tasks,
    [tasks, held],
  );
  /** Renders the actual order again. */
  const restore = useCallback(
    (task: Task) => (held?.key === task.key ? (tasks.find(({ key }) => key === task.key) ?? task) : task),
    [tasks, held],
  );
  return { placed, restore, hold: setHeld };
}

const placeOf = ({ day, saidDay }: Task) => ({ day, ...(saidDay && { saidDay }) });
