import { useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Tell } from '#client/ui/notices/done-toast.tsx';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import { weekStart } from '#domain/reading/calendar.ts';
import { hasRestDays } from '#domain/week/free-days.ts';
import { firstRoomAfter, type Move, spreadOut } from '#domain/week/load/spread-out.ts';
import { doneThisWeek, minutesOf } from '#domain/week/load/week-choice.ts';
import { fullestWeek, lastDayOfWeek, minutesByWeek, nextDay } from '#domain/week/load/week-load.ts';
import { wayBack } from './model/way-back.ts';
import type { WeekActions, WeekModel } from './model/week-model.ts';
import { SpreadDialog, type UnfitChoice } from './spreading/spread-dialog.tsx';

type WeekBudgetProps = { model: WeekModel; actions: WeekActions; tell: Tell };

/** This week's hours compared with the available ones, and a button to spread tasks. */
export function WeekBudget({ model, actions, tell }: WeekBudgetProps) {
  const { tasks, today, firstDay, anchors, hours } = model;
  const [isOpen, setIsOpen] = useState(false);
  const load = useMemo(
    () => minutesByWeek(tasks, { today, firstDay, anchors }),
    [tasks, today, firstDay, anchors],
  );
  const start = weekStart(today, firstDay);
  const now = load.get(start) ?? 0;
  const fullest = fullestWeek(load);
  const budget = hours.minutes;
  const isOver = now > budget;
  const isLaterOver = !isOver && fullest !== null && fullest.minutes > budget;
  if (load.size === 0 && !hours.isAssumed) return null;
  const within = LOAD_COPY.within(now, budget, lastDayOfWeek(start), nextDay(tasks, today));
  const over = isOver
    ? LOAD_COPY.over(now, budget)
    : isLaterOver
      ? LOAD_COPY.overLater(fullest.start, fullest.minutes, budget)
      : null;
  return (
    <section aria-label={over ?? within} className="mt-6 print:hidden">
      {over === null ? (
        load.size > 0 && <p className="text-[0.9375rem] text-soft">{within}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-gold-soft px-4 py-3 sm:px-5">
          <p className="min-w-0 flex-1 basis-60 font-semibold">{over}</p>
          <Button onClick={() => setIsOpen(true)}>{LOAD_COPY.spread}</Button>
        </div>
      )}
      {hours.isAssumed && (
        <p className="mt-1 text-sm text-soft">
          {hours.words === '' ? LOAD_COPY.assumed : LOAD_COPY.assumedOf(hours.words)}{' '}
          <button
            type="button"
            onClick={actions.sayHours}
            className="min-h-9 cursor-pointer font-semibold underline underline-offset-4"
          >
            {LOAD_COPY.sayHours}
          </button>
        </p>
      )}
      {isOpen && <Spreading model={model} actions={actions} tell={tell} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function Spreading({ model, actions, tell, onClose }: WeekBudgetProps & { onClose: () => void }) {
  const { tasks, today, firstDay, free, anchors, hours, helpers } = model;
  const budget = hours.minutes;
  const rules = { today, firstDay, free, anchors, budget };
  const doneMinutes = minutesOf(doneThisWeek(tasks, rules));
  // Computed once: the preview is exactly what happens, even if another device changes something.
  const [spread] = useState(() => spreadOut(tasks, { ...rules, doneMinutes }));

  function apply(chosen: readonly Move[], choices: ReadonlyMap<string, UnfitChoice>) {
    const moves: Move[] = [...chosen];
    const ways: (() => void)[] = [];
    for (const { task, neededBy } of spread.unfit) {
      const choice = choices.get(task.key) ?? 'stay';
      if (choice === 'out') {
        actions.setDay(task, '');
        ways.push(wayBack(() => actions, task, ''));
      } else if (choice === 'later' && task.day !== null) {
        const days = new Map(moves.map((move) => [move.task.key, move.to]));
        const moved = tasks.map((each) => ({ ...each, day: days.get(each.key) ?? each.day }));
        const to = firstRoomAfter(task, neededBy, minutesByWeek(moved, rules), rules);
        moves.push({ task, from: task.day, to });
      } else if (typeof choice === 'object') {
        actions.askHelper(task, choice.ask);
        ways.push(() => actions.askHelper(task, task.helper));
      }
    }
    onClose();
    const { preview } = LOAD_COPY;
    const said = [moves.length > 0 && preview.done(moves.length), ways.length > 0 && preview.chosen];
    if (moves.length > 0) {
      const change = actions.moveAll(moves);
      ways.push(() => actions.takeBack(change));
    }
    tell({
      message: said.filter(Boolean).join(' '),
      undo() {
        for (const goBack of ways) goBack();
      },
    });
  }
  const dialog = { spread, budget, hasRestDays: hasRestDays(free, today), helpers };
  return <SpreadDialog {...dialog} onApply={apply} onClose={onClose} />;
}
