import { type ReactNode, useMemo, useState } from 'react';
import { printPage } from '#client/adapters/page/print.ts';
import { Button } from '#client/ui/button.tsx';
import { type DoneMessage, DoneToast, type Tell } from '#client/ui/notices/done-toast.tsx';
import { PlacePage, type PlaceSlots } from '#client/ui/place-page.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import { addDays } from '#domain/reading/calendar.ts';
import { unchangedCount } from '#domain/week/memory/large-changes.ts';
import { helpersNamed } from '#domain/week/people/helpers.ts';
import { launchWeeksWithoutSend } from '#domain/week/rhythm.ts';
import { CalendarView } from './calendar-view.tsx';
import { FoundDates } from './found-dates.tsx';
import type { WeekActions, WeekModel } from './model/week-model.ts';
import { HelperFilter, type Whose } from './parts/helper-filter.tsx';
import { LargeChanges } from './parts/large-changes.tsx';
import { MovedInPlans } from './parts/moved-in-plans.tsx';
import { RhythmQuestion } from './parts/rhythm-question.tsx';
import { SegmentSwitch } from './parts/segment-switch.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { WeekBudget } from './week-budget.tsx';
import { WeekLists } from './week-lists.tsx';

export type WeekScreenProps = PlaceSlots & {
  model: WeekModel;
  actions: WeekActions;
  tools: ReactNode;
  /** The launch on a time axis, above all tasks. */
  picture?: ReactNode;
};

export function WeekScreen({ model, actions, places, status, notices, tools, picture }: WeekScreenProps) {
  const [view, setView] = useState<'week' | 'calendar'>('week');
  const [told, tell] = useState<DoneMessage | null>(null);
  const [whose, setWhose] = useState<Whose>('all');
  const shown = useMemo(() => onlyOf(model, whose), [model, whose]);
  const helpers = useMemo(() => helpersOf(model, whose), [model, whose]);
  const { today, firstDay, tasks, offered } = model;
  const isEmpty = tasks.length === 0 && offered.length === 0;
  // This week's tasks come before found dates, unless there were no tasks when this screen opened: the order must not
  // change under somebody's finger.
  const [hasTasks] = useState(() => tasks.some(({ isDone, isAside }) => !isDone && !isAside));
  const isChosen = hasTasks && view === 'week' && whose === 'all';
  const found = (
    <>
      <FoundDates offered={offered} today={today} firstDay={firstDay} actions={actions} tell={tell} />
      <Questions model={model} actions={actions} tell={tell} />
    </>
  );
  return (
    <>
      <PlacePage title={WEEK_COPY.title} places={places} className="week-screen pb-16">
        <p className="mt-3 flex min-h-6 flex-wrap gap-x-4 text-sm text-faint">
          {WEEK_COPY.period(today, addDays(today, 6))}
          <span className="print:hidden">{status}</span>
        </p>
        {notices}
        {isEmpty ? (
          <Empty onHome={actions.goHome} />
        ) : (
          <>
            {/* Above everything that grows: a date added at that moment would push the button from under the mouse. */}
            <div className="mt-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
              <SegmentSwitch
                label={WEEK_COPY.show.label}
                options={[
                  { value: 'week', label: WEEK_COPY.show.week },
                  { value: 'calendar', label: WEEK_COPY.show.calendar },
                ]}
                value={view}
                onChange={setView}
              />
              {tools}
            </div>
            {picture}
            {!isChosen && found}
            {helpers.length > 0 && (
              <HelperFilter
                names={helpers}
                value={whose}
                onChange={setWhose}
                onPrint={() =>
                  void printPage(whose === 'all' ? WEEK_COPY.title : LOAD_COPY.helpers.for(whose.helper))
                }
              />
            )}
            {whose === 'all' && <WeekBudget model={model} actions={actions} tell={tell} />}
            {whose !== 'all' && shown.tasks.length === 0 ? (
              <p className="mt-6 text-soft">{LOAD_COPY.helpers.none(whose.helper)}</p>
            ) : view === 'week' && whose === 'all' ? (
              <WeekLists model={model} actions={actions} tell={tell} />
            ) : (
              <CalendarView model={shown} actions={actions} tell={tell} />
            )}
            {isChosen && found}
            <Changes model={model} actions={actions} tell={tell} />
          </>
        )}
        <DoneToast told={told} onGone={() => tell(null)} />
      </PlacePage>
      {/* Outside the screen, which is hidden in print with all its content. */}
      <PrintSheet model={shown} helper={whose === 'all' ? null : whose.helper} />
    </>
  );
}

/** The facts' helpers, and anybody else asked for an open task. */
function helpersOf({ helpers, tasks }: WeekModel, whose: Whose): readonly string[] {
  const asked = tasks.flatMap(({ helper, isDone, isAside }) => (isDone || isAside ? [] : (helper ?? [])));
  // After a helper's last task is done, their list stays visible.
  const shown = whose === 'all' ? [] : [whose.helper];
  return [...new Set([...helpers.map(({ name }) => name), ...asked, ...shown])];
}

/** A helper's tasks: their own, and all that name them. */
function onlyOf(model: WeekModel, whose: Whose): WeekModel {
  if (whose === 'all') return model;
  const helpers = model.helpers.filter(({ name }) => name === whose.helper);
  const isTheirs = (task: WeekModel['tasks'][number]) =>
    task.helper === whose.helper || (task.helper === null && helpersNamed(task, helpers).length > 0);
  return { ...model, tasks: model.tasks.filter(isTheirs) };
}

type PartProps = { model: WeekModel; actions: WeekActions; tell: Tell };

function Questions({ model, actions, tell }: PartProps) {
  const { rhythm, moved, today, tasks, offered, anchors } = model;
  const isOpen = rhythm !== null && rhythm.rhythm.first === null;
  const silent = useMemo(() => {
    const sends = tasks.filter(({ kind, isAside }) => kind === 'send' && !isAside);
    const days = sends.flatMap(({ day }) => day ?? []);
    // Before anything is in the schedule every week is silent, which is no news.
    if (days.length === 0) return [];
    // Messages found in plans for a week aren't sent yet, but not forgotten either.
    const found = offered.filter(({ kind }) => kind === 'send').map(({ entry }) => entry.date);
    return launchWeeksWithoutSend(anchors, [...days, ...found], model);
  }, [tasks, offered, anchors, model]);
  return (
    <>
      {isOpen && (
        <RhythmQuestion
          words={rhythm.words}
          today={today}
          onSave={(day) => {
            actions.setFirstSend(day);
            tell({ message: LOAD_COPY.rhythm.saved });
          }}
        />
      )}
      {silent.map((start) => (
        <p key={start} className="mt-4 text-[0.9375rem] text-gold-text print:hidden">
          {LOAD_COPY.silent(start)}
        </p>
      ))}
      <MovedInPlans
        moved={moved}
        onMove={() => {
          const change = actions.moveAll(moved.map(({ task, to }) => ({ task, from: task.day ?? to, to })));
          tell({ message: LOAD_COPY.moved.done(moved.length), undo: () => actions.takeBack(change) });
        }}
        onKeep={() => actions.keepDays(moved)}
      />
    </>
  );
}

function Changes({ model: { changes, tasks }, actions, tell }: PartProps) {
  const left = useMemo(
    () =>
      changes
        .map((change) => ({ change, left: unchangedCount(change, tasks) }))
        .filter((each) => each.left > 0),
    [changes, tasks],
  );
  return (
    <LargeChanges
      changes={left}
      onTakeBack={(change, number) => {
        actions.takeBack(change);
        tell({ message: LOAD_COPY.changes.done(number) });
      }}
    />
  );
}

function Empty({ onHome }: { onHome: () => void }) {
  return (
    <div className="mt-8 rounded-2xl border border-line bg-surface p-6 shadow-lift">
      <p className="max-w-xl text-pretty text-soft">{WEEK_COPY.empty}</p>
      <Button className="mt-4" onClick={onHome}>
        {WEEK_COPY.emptyAction}
      </Button>
    </div>
  );
}
