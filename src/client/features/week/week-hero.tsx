import { ArrowRight } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useId, useMemo, useState } from 'react';
import { browserFirstDay } from '#client/adapters/page/week-start.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { sayDateOf, WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY, sayMinutes } from '#content/copy/week-load.ts';
import { ASSUMED_HOURS } from '#content/week/task-minutes.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { addDays } from '#domain/reading/calendar.ts';
import { withoutMinutes } from '#domain/week/load/minutes.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { useToday } from './model/use-today.ts';
import {
  useModelOf,
  useTasksOf,
  useWeekTasks,
  type WeekSources,
  type WeekTasks,
} from './model/use-week-model.ts';
import { weekActions } from './model/week-actions.ts';
import { useOwnTick } from './use-own-tick.ts';

export type WeekHeroProps = {
  life: { readonly workspace: Workspace };
  onOpenWeek: () => void;
  onOpenBook: () => void;
  /** Where nothing is to be done this week. */
  otherwise: ReactNode;
};

/** The week's three with their boxes, in the place of the next step. */
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
  const actions = useMemo(() => weekActions(workspace, () => localDay(new Date())), [workspace]);
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
  const { title, day, minutes } = task;
  const [isDone, tick] = useOwnTick(task, onTick);
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => tick(event.currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-[#e3b04b]"
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

/** On which day the week begins here, and what it is today. */
function useWeekHere() {
  const today = useToday();
  const [firstDay] = useState(browserFirstDay);
  return { today, firstDay };
}

export type WeekWaitingProps = {
  sources: WeekSources;
  /** What is to be done this week, and the messages among it, which stand under Ready to use. */
  onCount: (counts: { week: number; kit: number }) => void;
};

/** Draws nothing: tells how much waits on This week, once the plans were looked through. */
export function WeekWaiting({ sources, onCount }: WeekWaitingProps) {
  const here = useWeekHere();
  const week = useTasksOf(sources, here.today);
  return <CountWaiting week={week} {...here} onCount={onCount} />;
}

type CountWaitingProps = ReturnType<typeof useWeekHere> &
  Pick<WeekWaitingProps, 'onCount'> & { week: WeekTasks };

/** By itself, because React pauses between two components and not within one. */
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
