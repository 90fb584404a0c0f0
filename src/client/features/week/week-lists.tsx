import { type ReactNode, useMemo, useState } from 'react';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import type { Task } from '#domain/week/task.ts';
import { thisWeek } from '#domain/week/this-week.ts';
import { TaskList } from './task-list.tsx';
import type { Tell } from './tell.ts';
import { useHeldTask } from './use-held-task.ts';
import { useTaskActions } from './use-task-actions.ts';
import type { WeekActions, WeekModel } from './week-model.ts';

type WeekListsProps = { model: WeekModel; actions: WeekActions; tell: Tell };

export function WeekLists({ model, actions, tell }: WeekListsProps) {
  const [justDone, setJustDone] = useState<ReadonlySet<string>>(new Set());
  const { placed, restore, hold } = useHeldTask(model.tasks);
  const { late, dated, next } = useMemo(
    () => thisWeek(placed, { today: model.today, free: model.free, justDone }),
    [placed, model.today, model.free, justDone],
  );
  const own = useTaskActions(model, actions, tell);
  const taskDone = useMemo(
    () => ({
      ...own,
      tick(task: Task, isDone: boolean) {
        setJustDone((before) => new Set([...before, task.key]));
        own.tick(task, isDone);
      },
    }),
    [own],
  );
  const list = (tasks: readonly Task[]) => (
    <TaskList tasks={tasks.map(restore)} model={model} actions={taskDone} onHold={hold} />
  );
  const isRestDay = model.free.keptFor(model.today) !== null;
  return (
    <>
      {late.length > 0 && <Part title={WEEK_COPY.late}>{list(late)}</Part>}
      <Part title={WEEK_COPY.dated}>
        {dated.length === 0 && <p className="mt-2 text-soft">{WEEK_COPY.datedEmpty}</p>}
        {[...Map.groupBy(dated, ({ day }) => day ?? '')].map(([day, tasks]) => (
          <div key={day} className="mt-4">
            <h3 className="text-[0.9375rem] font-semibold text-soft">
              {day === model.today ? WEEK_COPY.today(day) : sayDayShortly(day)}
            </h3>
            {list(tasks)}
          </div>
        ))}
      </Part>
      <Part title={WEEK_COPY.next}>
        <p className="mt-1 text-sm text-faint">
          {isRestDay ? WEEK_COPY.restToday : next.length > 0 ? WEEK_COPY.nextLead : WEEK_COPY.allDone}
        </p>
        {next.length > 0 && list(next)}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
