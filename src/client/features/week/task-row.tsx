import { CalendarX2, CircleSlash, Ellipsis, FastForward } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { Task } from '#domain/week/task.ts';
import { TaskDate } from './task-date.tsx';
import type { TaskActions } from './use-task-actions.ts';

type TaskRowProps = {
  task: Task;
  actions: TaskActions;
  /** Why its day should stay free, with the nearest free one. */
  clash?: { reason: string; nearest: IsoDay } | undefined;
  onHold: (task: Task | null) => void;
};

export const TaskRow = memo(function TaskRow({ task, actions, clash, onHold }: TaskRowProps) {
  const { title, isDone, day, type } = task;
  const topic = outlineOf(type).title;
  return (
    <li className="task-row border-t border-line px-3 py-2 first:border-t-0 sm:px-4">
      <div className="flex flex-wrap items-start gap-x-3 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={isDone}
              onChange={(event) => actions.tick(task, event.currentTarget.checked)}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-gold-text"
            />
            <span
              dir="auto"
              className={classNames('min-w-0 break-words', isDone && 'text-faint line-through')}
            >
              {title}
            </span>
          </label>
        </div>
        <div className="-mb-1 flex w-full items-center gap-1 pl-7 max-sm:gap-0.5 max-sm:w-[calc(100%+0.5rem)] sm:w-auto sm:pl-0">
          <button
            type="button"
            aria-label={WEEK_COPY.openPlan(topic)}
            title={WEEK_COPY.openPlan(topic)}
            onClick={() => actions.openPlan(task)}
            className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-lg px-1 text-left text-sm leading-tight font-medium max-sm:text-[0.8125rem] text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current sm:max-w-36 sm:flex-none sm:text-right"
          >
            {topic}
          </button>
          <TaskDate
            title={title}
            day={day}
            onChange={(next) => actions.setDay(task, next)}
            onHold={(isHeld) => onHold(isHeld ? task : null)}
          />
          <Menu
            label={WEEK_COPY.more(title)}
            trigger={<Ellipsis aria-hidden="true" className="size-5" />}
            triggerClassName="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl text-soft hover:bg-sunken hover:text-ink print:hidden"
          >
            <MenuItem
              icon={<FastForward aria-hidden="true" className="size-5" />}
              onClick={() => actions.toNextWeek(task)}
            >
              {WEEK_COPY.nextWeek}
            </MenuItem>
            <MenuItem
              icon={<CircleSlash aria-hidden="true" className="size-5" />}
              onClick={() => actions.notForMe(task)}
            >
              {WEEK_COPY.notForMe}
            </MenuItem>
            {day !== null && (
              <MenuItem
                icon={<CalendarX2 aria-hidden="true" className="size-5" />}
                onClick={() => actions.setDay(task, null)}
              >
                {WEEK_COPY.noDate}
              </MenuItem>
            )}
          </Menu>
        </div>
      </div>
      {clash && (
        <p className="mb-1 ml-8 flex flex-wrap items-center gap-x-2 text-sm text-gold-text">
          {clash.reason}
          <button
            type="button"
            onClick={() => actions.moveTo(task, clash.nearest)}
            className="min-h-9 cursor-pointer rounded-lg px-1 font-semibold underline underline-offset-4 print:hidden"
          >
            {WEEK_COPY.moveTo(clash.nearest)}
          </button>
        </p>
      )}
    </li>
  );
});
