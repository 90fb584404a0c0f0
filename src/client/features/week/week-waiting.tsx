import { useEffect, useMemo } from 'react';
import { useWeekHere } from '#client/loading/use-today.ts';
import { addDays } from '#domain/reading/calendar.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import { useModelOf, useTasksOf, type WeekSources, type WeekTasks } from './model/use-week-model.ts';

export type WeekWaitingProps = {
  sources: WeekSources;
  /** The number of tasks this week, and of messages among them, which are under Ready to use. */
  onCount: (counts: { week: number; kit: number }) => void;
};

/** Renders nothing: reports the count for This week, once the plans have been read. */
export function WeekWaiting({ sources, onCount }: WeekWaitingProps) {
  const here = useWeekHere();
  const week = useTasksOf(sources, here.today);
  return <CountWaiting week={week} {...here} onCount={onCount} />;
}

type CountWaitingProps = ReturnType<typeof useWeekHere> &
  Pick<WeekWaitingProps, 'onCount'> & { week: WeekTasks };

/** A separate component, because React pauses between components and not within one. */
function CountWaiting({ week: tasks, today, firstDay, onCount }: CountWaitingProps) {
  const model = useModelOf(tasks, today, firstDay);
  const { week, kit } = useMemo(() => {
    const { chosen } = chooseForWeek(model.tasks, { ...model, budget: model.hours.minutes });
    const offered = model.offered.filter(({ kind }) => kind !== 'mention').length;
    const sends = [
      ...model.tasks.filter(({ kind, isDone, isAside }) => kind === 'send' && !isDone && !isAside),
      ...model.offered.filter(({ kind }) => kind === 'send').map(({ entry }) => ({ day: entry.date })),
    ];
    const until = addDays(today, 6);
    return {
      week: chosen.length > 0 ? chosen.length : offered,
      kit: sends.filter(({ day }) => day !== null && day >= today && day <= until).length,
    };
  }, [model, today]);
  useEffect(() => onCount({ week, kit }), [week, kit, onCount]);
  return null;
}
