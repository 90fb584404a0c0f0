import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { addDays, type IsoDay, MONTHS, WEEKDAYS, weekStart } from '#domain/reading/calendar.ts';
import type { FreeDays } from '#domain/week/free-days.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { MonthDay } from './month-day.tsx';

type MonthViewProps = {
  tasks: readonly PlannedTask[];
  today: IsoDay;
  firstDay: number;
  free: FreeDays;
  onOpen: (task: PlannedTask) => void;
};

const ORDER = { launch: 0, send: 1, task: 2, mention: 3 };

/** One month, for screens with room for seven columns. */
export function MonthView({ tasks, today, firstDay, free, onOpen }: MonthViewProps) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const byDay = useMemo(() => {
    const dated = tasks.filter(({ day, isAside }) => day !== null && !isAside);
    return Map.groupBy(
      dated.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind]),
      ({ day }) => day ?? '',
    );
  }, [tasks]);
  const copy = WEEK_COPY.calendar;
  const weeks = weeksOf(month, firstDay);
  const [year = '', number = '1'] = month.split('-');
  return (
    <div className="mt-4">
      <div className="flex items-center gap-2">
        <h3 aria-live="polite" className="min-w-44 font-serif text-xl font-semibold">
          {MONTHS[Number(number) - 1]} {year}
        </h3>
        <IconButton
          label={copy.previous}
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          onClick={() => setMonth(addDays(`${month}-01`, -1).slice(0, 7))}
        />
        <IconButton
          label={copy.following}
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          onClick={() => setMonth(addDays(`${month}-01`, 31).slice(0, 7))}
        />
      </div>
      <table className="mt-2 w-full table-fixed border-collapse">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => WEEKDAYS[(firstDay + index) % 7] ?? '').map((name) => (
              <th key={name} scope="col" className="pb-1 text-left text-sm font-semibold text-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <MonthDay
                  key={day}
                  day={day}
                  isToday={day === today}
                  isOther={!day.startsWith(month)}
                  isKept={free.keptFor(day) !== null}
                  tasks={byDay.get(day) ?? []}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function weeksOf(month: string, firstDay: number): IsoDay[][] {
  const weeks: IsoDay[][] = [];
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  for (let start = weekStart(`${month}-01`, firstDay); start < `${next}-01`; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  return weeks;
}
