import { useState } from 'react';
import type { PlannedTask } from '#domain/week/planned-task.ts';

type Tick = (task: PlannedTask, isDone: boolean) => boolean;

/** Whether a box is ticked: as the person just left it, until the lists have caught up. */
export function useOwnTick(task: PlannedTask, onTick: Tick): [boolean, (isDone: boolean) => void] {
  const [own, setOwn] = useState<{ readonly task: PlannedTask; readonly isDone: boolean } | null>(null);
  const isDone = own?.task === task ? own.isDone : task.isDone;
  return [isDone, (next) => setOwn(onTick(task, next) ? { task, isDone: next } : null)];
}
