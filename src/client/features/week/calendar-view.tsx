import { useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Tell } from '#client/ui/notices/done-toast.tsx';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import { type CalendarWeek, calendarOf } from '#domain/week/calendar.ts';
import { collisionsIn } from '#domain/week/collisions.ts';
import type { PlannedTask as Task } from '#domain/week/planned-task.ts';
import { CollisionList } from './collision-list.tsx';
import type { WeekActions, WeekModel } from './model/week-model.ts';
import { SegmentSwitch } from './parts/segment-switch.tsx';
import { MonthView } from './schedule/month-view.tsx';
import { TaskList } from './task-list.tsx';
import { useHeldTask } from './use-held-task.ts';
import { type TaskActions, useTaskActions } from './use-task-actions.ts';

type CalendarViewProps = { model: WeekModel; actions: WeekActions; tell: Tell };

export function CalendarView({ model, actions, tell }: CalendarViewProps) {
  const { tasks, today, firstDay } = model;
  const { placed, restore, hold } = useHeldTask(tasks);
  const weeks = useMemo(() => calendarOf(placed, today, firstDay), [placed, today, firstDay]);
  const collisions = useMemo(() => collisionsIn(tasks, model), [tasks, model]);
  const own = useTaskActions(model, actions, tell);
  const aside = tasks.filter(({ isAside }) => isAside);
  const [look, setLook] = useState<'list' | 'month'>('list');
  const copy = WEEK_COPY.calendar;
  return (
    <section aria-labelledby="calendar-title" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="calendar-title" className="font-serif text-2xl font-semibold">
          {copy.title}
        </h2>
        <div className="hidden md:block print:hidden">
          <SegmentSwitch
            label={copy.look}
            options={[
              { value: 'list', label: copy.list },
              { value: 'month', label: copy.month },
            ]}
            value={look}
            onChange={setLook}
          />
        </div>
      </div>
      {collisions.length > 0 && <CollisionList collisions={collisions} actions={own} />}
      {weeks.length === 0 && <p className="mt-3 text-soft">{WEEK_COPY.calendar.empty}</p>}
      {look === 'month' && (
        <div className="hidden md:block">
          <MonthView {...model} onOpen={own.openPlan} />
        </div>
      )}
      {/* A narrow screen has no room for a month, even if that was chosen on a wide one. */}
      <div className={look === 'month' ? 'md:hidden' : undefined}>
        {weeks.map((week) => (
          <Week key={week.start} week={week} model={model} actions={own} restore={restore} onHold={hold} />
        ))}
      </div>
      {aside.length > 0 && <Aside tasks={aside} actions={own} />}
    </section>
  );
}

type WeekProps = {
  week: CalendarWeek<Task>;
  model: WeekModel;
  actions: TaskActions;
  restore: (task: Task) => Task;
  onHold: (task: Task | null) => void;
};

function Week({ week, model, actions, restore, onHold }: WeekProps) {
  const title = WEEK_COPY.calendar.week(week.start);
  return (
    <section
      aria-label={title}
      className="-mx-3 mt-6 -mb-3 px-3 pb-3 page-part [contain-intrinsic-size:auto_12rem]"
    >
      <h3 className="border-b border-line pb-1 font-semibold text-soft">{title}</h3>
      {week.days.length === 0 && <p className="mt-2 text-sm text-faint">{WEEK_COPY.calendar.free}</p>}
      {week.days.map(({ day, tasks }) => (
        <div key={day} className="mt-3">
          <h4 className="text-[0.9375rem] font-semibold">{sayDayShortly(day)}</h4>
          <TaskList tasks={tasks.map(restore)} model={model} actions={actions} onHold={onHold} />
        </div>
      ))}
    </section>
  );
}

function Aside({ tasks, actions }: { tasks: readonly Task[]; actions: TaskActions }) {
  const copy = WEEK_COPY.calendar;
  return (
    <details className="mt-8 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-soft">
        {copy.aside(tasks.length)}
      </summary>
      <ul className="rounded-2xl border border-line bg-surface">
        {tasks.map((task) => (
          <li
            key={task.key}
            className="flex items-center gap-3 border-t border-line px-4 py-2 first:border-t-0"
          >
            <span dir="auto" className="min-w-0 flex-1 break-words">
              {task.title}
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={copy.bringBackOf(task.title)}
              onClick={() => actions.bringBack(task)}
            >
              {copy.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
