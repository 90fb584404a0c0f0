import { type ReactNode, startTransition, useMemo, useState } from 'react';
import type { Tell } from '#client/ui/notices/done-toast.tsx';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY, sayDuration } from '#content/copy/week-load.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { dueDay } from '#domain/week/task.ts';
import { thisWeek } from '#domain/week/this-week.ts';
import type { WeekActions, WeekModel } from './model/week-model.ts';
import { TaskList } from './task-list.tsx';
import { useHeldTask } from './use-held-task.ts';
import { useTaskActions } from './use-task-actions.ts';

type WeekListsProps = { model: WeekModel; actions: WeekActions; tell: Tell };

const USUAL = 3;

/** This week's three tasks first; everything else is folded. */
export function WeekLists({ model, actions, tell }: WeekListsProps) {
  const [justDone, setJustDone] = useState<ReadonlySet<string>>(new Set());
  const [isNextOpen, setIsNextOpen] = useState(false);
  const { today, free, firstDay, anchors, hours } = model;
  const { placed, restore, hold } = useHeldTask(model.tasks);
  const budget = hours.minutes;
  const { chosen, minutes, done } = useMemo(
    () => chooseForWeek(placed, { today, firstDay, free, anchors, budget, justDone }),
    [placed, today, firstDay, free, anchors, budget, justDone],
  );
  const rest = useMemo(() => {
    const shown = new Set(chosen.map(({ key }) => key));
    const others = placed.filter(({ key }) => !shown.has(key));
    return thisWeek(others, { today, free, justDone });
  }, [placed, chosen, today, free, justDone]);
  const own = useTaskActions(model, actions, tell);
  const taskDone = useMemo(
    () => ({
      ...own,
      tick(task: PlannedTask, isDone: boolean) {
        // The row shows its own tick at once; the choice is computed after that.
        startTransition(() => setJustDone((before) => new Set([...before, task.key])));
        return own.tick(task, isDone);
      },
    }),
    [own],
  );
  const list = (tasks: readonly PlannedTask[]) => (
    <TaskList tasks={tasks.map(restore)} model={model} actions={taskDone} onHold={hold} />
  );
  const launchDays = rest.dated.filter(({ kind }) => kind === 'launch');
  const isRestDay = free.keptFor(today) !== null;
  const waiting = rest.late.length + rest.dated.length + rest.next.length;
  return (
    <>
      <Part title={LOAD_COPY.three}>
        <p className="mt-1 text-sm text-soft">
          {chosen.length > 0 ? (
            <>
              {LOAD_COPY.threeLead(sayDuration(minutes))}
              {chosen.length > USUAL && ` ${LOAD_COPY.threeMore(LOAD_COPY.numbers[chosen.length] ?? '')}`}
            </>
          ) : done.length > 0 ? (
            LOAD_COPY[waiting > 0 ? 'threeDone' : 'allDone']
          ) : waiting > 0 && !isRestDay ? (
            LOAD_COPY.threeTooLong
          ) : (
            LOAD_COPY.threeEmpty
          )}
        </p>
        {launchDays.map(({ key, day, title }) => (
          <p key={key} className="mt-2 border-l-3 border-gold pl-3 font-semibold">
            {sayDayShortly(day ?? today)}: <span dir="auto">{title}</span>
          </p>
        ))}
        {chosen.length > 0 && list(chosen)}
      </Part>
      {(waiting > 0 || isNextOpen) && (
        <details
          open={isNextOpen}
          onToggle={(event) => setIsNextOpen(event.currentTarget.open)}
          className="mt-8 print:hidden"
        >
          <summary className="min-h-11 cursor-pointer py-2 font-serif text-xl font-semibold">
            {LOAD_COPY.next(waiting)}
          </summary>
          {isNextOpen && (
            <>
              {rest.late.length > 0 && <Part title={WEEK_COPY.late}>{list(rest.late)}</Part>}
              <Part title={WEEK_COPY.dated}>
                {rest.dated.length === 0 && (
                  <p className="mt-2 text-soft">
                    {chosen.some(dueDay) ? WEEK_COPY.datedElse : WEEK_COPY.datedEmpty}
                  </p>
                )}
                {[...Map.groupBy(rest.dated, (task) => dueDay(task) ?? '')].map(([day, tasks]) => (
                  <div key={day} className="mt-4">
                    <h3 className="text-[0.9375rem] font-semibold text-soft">
                      {day === today ? WEEK_COPY.today(day) : sayDayShortly(day)}
                    </h3>
                    {list(tasks)}
                  </div>
                ))}
              </Part>
              <Part title={WEEK_COPY.next}>
                <p className="mt-1 text-sm text-faint">
                  {isRestDay
                    ? WEEK_COPY.restToday
                    : rest.next.length > 0
                      ? WEEK_COPY.nextLead
                      : WEEK_COPY.allDone}
                </p>
                {rest.next.length > 0 && list(rest.next)}
              </Part>
            </>
          )}
        </details>
      )}
      {done.length > 0 && (
        <details className="mt-4 print:hidden">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-soft">
            {LOAD_COPY.doneThisWeek(done.length)}
          </summary>
          {list(done)}
        </details>
      )}
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
