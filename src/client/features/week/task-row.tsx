import { CalendarX2, CircleSlash, Ellipsis, FastForward, UserRound } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { withoutMinutes } from '#domain/week/load/minutes.ts';
import type { Helper } from '#domain/week/people/helpers.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { TaskDate } from './parts/task-date.tsx';
import { TaskMinutes } from './parts/task-minutes.tsx';
import { useOwnTick } from './use-own-tick.ts';
import type { TaskActions } from './use-task-actions.ts';
import '#client/ui/fields/tick-box.css';

/** Why it should have another day, or its line's, with the nearest free one. */
export type TaskHint = { reason: string; nearest: IsoDay; action: string };

type TaskRowProps = {
  task: PlannedTask;
  helpers: readonly Helper[];
  actions: TaskActions;
  hint?: TaskHint | undefined;
  onHold: (task: PlannedTask | null) => void;
};

export const TaskRow = memo(function TaskRow({ task, helpers, actions, hint, onHold }: TaskRowProps) {
  const { title, day, type, minutes } = task;
  const [isDone, tick] = useOwnTick(task, actions.tick);
  const topic = outlineOf(type).title;
  return (
    <li className="task-row border-t border-line px-3 py-2 first:border-t-0 sm:px-4">
      <div className="flex flex-wrap items-start gap-x-3 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={isDone}
              onChange={(event) => tick(event.currentTarget.checked)}
              className="tick-box mt-0.5"
            />
            <span
              dir="auto"
              className={classNames('min-w-0 break-words', isDone && 'text-faint line-through')}
            >
              {minutes > 0 ? withoutMinutes(title) : title}
            </span>
          </label>
        </div>
        <div className="flex w-full items-center gap-1 pl-7 max-sm:w-[calc(100%+0.5rem)] max-sm:flex-wrap max-sm:gap-0.5 sm:-mb-1 sm:w-auto sm:pl-0">
          <button
            type="button"
            aria-label={`${WEEK_COPY.openPlan(topic)}, ${title}`}
            title={WEEK_COPY.openPlan(topic)}
            onClick={() => actions.openPlan(task)}
            className="min-h-11 min-w-0 flex-1 max-sm:basis-full cursor-pointer rounded-lg px-1 text-left text-sm leading-tight font-medium max-sm:text-[0.8125rem] text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current sm:max-w-36 sm:flex-none sm:text-right"
          >
            {topic}
          </button>
          {minutes > 0 && (
            <TaskMinutes
              title={title}
              minutes={minutes}
              onChange={(next) => actions.setMinutes(task, next)}
            />
          )}
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
            <MenuItem icon={FastForward} onClick={() => actions.toNextWeek(task)}>
              {WEEK_COPY.nextWeek}
            </MenuItem>
            <MenuItem icon={CircleSlash} onClick={() => actions.notForMe(task)}>
              {WEEK_COPY.notForMe}
            </MenuItem>
            {day !== null && (
              <MenuItem icon={CalendarX2} onClick={() => actions.setDay(task, null)}>
                {WEEK_COPY.noDate}
              </MenuItem>
            )}
            {task.helper !== null && (
              <MenuItem icon={UserRound} onClick={() => actions.askHelper(task, null)}>
                {LOAD_COPY.helpers.mineAgain}
              </MenuItem>
            )}
            {helpers
              .filter(({ name }) => name !== task.helper)
              .map(({ name }) => (
                <MenuItem key={name} icon={UserRound} onClick={() => actions.askHelper(task, name)}>
                  {LOAD_COPY.helpers.ask(name)}
                </MenuItem>
              ))}
          </Menu>
        </div>
      </div>
      <Notes task={task} onTakeOut={actions.takeOut} />
      {hint && (
        <p className="mb-1 ml-8 flex flex-wrap items-center gap-x-2 text-sm text-gold-text">
          {hint.reason}
          <button
            type="button"
            aria-label={day === null ? `${hint.action}: ${title}` : undefined}
            onClick={() => actions.moveTo(task, hint.nearest)}
            className="min-h-9 cursor-pointer rounded-lg px-1 font-semibold underline underline-offset-4 print:hidden"
          >
            {hint.action}
          </button>
        </p>
      )}
    </li>
  );
});

/** Its other plans, its helper, and whether its line is gone. */
function Notes({ task, onTakeOut }: { task: PlannedTask; onTakeOut: (task: PlannedTask) => void }) {
  const topics = [...new Set(task.twins.map(({ type }) => outlineOf(type).title))];
  const notes = [
    task.helper !== null && LOAD_COPY.helpers.for(task.helper),
    topics.length > 0 && LOAD_COPY.alsoIn(topics.join(', ')),
  ].filter(Boolean);
  if (notes.length === 0 && !task.isGone) return null;
  return (
    <p className="mb-1 ml-8 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      {notes.join(' · ')}
      {task.isGone && (
        <>
          <span className="text-gold-text">{LOAD_COPY.gone}</span>
          <button
            type="button"
            aria-label={LOAD_COPY.takeOutOf(task.title)}
            onClick={() => onTakeOut(task)}
            className="min-h-9 cursor-pointer rounded-lg px-1 font-semibold underline underline-offset-4 print:hidden"
          >
            {LOAD_COPY.takeOut}
          </button>
        </>
      )}
    </p>
  );
}
