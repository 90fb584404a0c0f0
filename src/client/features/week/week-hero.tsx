import { ArrowRight } from 'lucide-react';
import { type ReactNode, startTransition, useId, useMemo, useState } from 'react';
import { localDay } from '#client/adapters/time/local-day.ts';
import { useWeekHere } from '#client/loading/use-today.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { sayDateOf, WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY, sayMinutes } from '#content/copy/week-load.ts';
import { ASSUMED_HOURS } from '#content/week/task-minutes.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { withoutMinutes } from '#domain/week/load/minutes.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { dueDay } from '#domain/week/task.ts';
import { useWeekTasks } from './model/use-week-model.ts';
import { weekActions } from './model/week-actions.ts';
import { useOwnTick } from './use-own-tick.ts';
import '#client/ui/fields/tick-box.css';

// biome-ignore lint/performance/noBarrelFile: for ticks from another screen; a part of its own would cut the week's reading into five more files.
export { tickSends } from './model/tick-sends.ts';

export type WeekHeroProps = {
  life: { readonly workspace: Workspace };
  onOpenWeek: () => void;
  onOpenBook: () => void;
  /** Shown if there are no tasks this week. */
  otherwise: ReactNode;
};

/** This week's three tasks with their boxes, in place of the next step. */
export function WeekHero({ life: { workspace }, onOpenWeek, onOpenBook, otherwise }: WeekHeroProps) {
  const id = useId();
  const [justDone, setJustDone] = useState<ReadonlySet<string>>(new Set());
  const { today, firstDay } = useWeekHere();
  const { tasks, free, launchDays, facts } = useWeekTasks(workspace, today);
  const { anchors } = launchDays;
  const { chosen } = useMemo(() => {
    const budget = weekHours(facts.hoursAWeek, ASSUMED_HOURS).minutes;
    return chooseForWeek(tasks, { today, firstDay, free, anchors, budget, justDone });
  }, [tasks, today, firstDay, free, anchors, facts.hoursAWeek, justDone]);
  const actions = useMemo(() => weekActions(workspace, localDay), [workspace]);
  if (chosen.length === 0) return otherwise;
  const copy = DASHBOARD_COPY.next;
  function tick(task: PlannedTask, isDone: boolean) {
    startTransition(() => setJustDone((before) => new Set([...before, task.key])));
    const isThere = actions.tick(task, isDone);
    announce(isThere ? (isDone ? WEEK_COPY.done : WEEK_COPY.undone) : WEEK_COPY.lost);
    return isThere;
  }
  return (
    <section
      aria-labelledby={id}
      className="on-bar rounded-3xl border border-[#ffffff1f] bg-bar p-6 text-bar-ink shadow-lift-2 sm:p-8"
    >
      <p className="text-sm font-semibold text-gold-bright">{copy.doEyebrow}</p>
      <h2 id={id} className="mt-1 font-serif text-2xl leading-tight font-medium sm:text-[1.75rem]">
        {LOAD_COPY.three}
      </h2>
      <ul className="mt-3 grid gap-1">
        {chosen.map((task) => (
          <HeroTask key={task.key} task={task} onTick={tick} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="gold" size="large" onClick={onOpenWeek}>
          {copy.doWeek}
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Button>
        <button
          type="button"
          onClick={onOpenBook}
          className="min-h-12 cursor-pointer rounded-xl px-4 font-semibold underline decoration-[#ffffff55] underline-offset-4 hover:bg-[#ffffff1f]"
        >
          {copy.doBook}
        </button>
      </div>
    </section>
  );
}

type HeroTaskProps = { task: PlannedTask; onTick: (task: PlannedTask, isDone: boolean) => boolean };

function HeroTask({ task, onTick }: HeroTaskProps) {
  const { title, minutes } = task;
  const day = dueDay(task);
  const [isDone, tick] = useOwnTick(task, onTick);
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => tick(event.currentTarget.checked)}
          className="tick-box mt-0.5"
        />
        <span className="min-w-0">
          <span dir="auto" className={isDone ? 'break-words line-through opacity-70' : 'break-words'}>
            {withoutMinutes(title)}
          </span>{' '}
          <span className="text-sm whitespace-nowrap text-bar-soft">
            {[day && sayDateOf(day), minutes > 0 && sayMinutes(minutes)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </label>
    </li>
  );
}
