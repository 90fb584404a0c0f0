import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';

const MOST_A_DAY = 3;

type MonthDayProps = {
  day: IsoDay;
  isToday: boolean;
  isOther: boolean;
  isKept: boolean;
  tasks: readonly PlannedTask[];
  onOpen: (task: PlannedTask) => void;
};

/** A cell of the month: its first tasks, and the rest on request. */
export function MonthDay({ day, isToday, isOther, isKept, tasks, onOpen }: MonthDayProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, MOST_A_DAY);
  const left = tasks.length - shown.length;
  return (
    <td
      className={classNames(
        'h-24 border border-line p-1 align-top',
        isKept && 'bg-sunken',
        isOther && 'opacity-60',
      )}
    >
      <span
        title={sayDayShortly(day)}
        className={classNames(
          'inline-flex size-7 items-center justify-center text-sm tabular-nums',
          isToday ? 'rounded-full bg-primary font-semibold text-on-primary' : 'text-soft',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <ul className="grid gap-0.5">
        {shown.map((task) => (
          <li key={task.key}>
            <button
              type="button"
              onClick={() => onOpen(task)}
              title={task.title}
              className={classNames(
                'line-clamp-2 w-full cursor-pointer rounded-md border-l-3 px-1.5 py-0.5 text-left text-[0.8125rem] leading-tight [overflow-wrap:anywhere] hover:bg-gold-soft',
                task.kind === 'launch' ? 'border-gold bg-gold-soft font-semibold' : 'border-edge',
                task.isDone && 'text-faint line-through',
              )}
            >
              {task.title}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          aria-label={`${WEEK_COPY.calendar.more(left)}: ${sayDayShortly(day)}`}
          onClick={() => setIsWhole(true)}
          className="min-h-6 cursor-pointer px-1.5 text-[0.8125rem] font-semibold text-soft underline underline-offset-4"
        >
          {WEEK_COPY.calendar.more(left)}
        </button>
      )}
    </td>
  );
}
