import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Toast } from '#client/ui/notices/toast.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { addDays } from '#domain/prompting/calendar-days.ts';
import { CalendarView } from './calendar-view.tsx';
import { FoundDates } from './found-dates.tsx';
import { SegmentSwitch } from './segment-switch.tsx';
import type { Tell, Told } from './tell.ts';
import { WeekLists } from './week-lists.tsx';
import type { WeekActions, WeekModel } from './week-model.ts';

export type WeekScreenProps = {
  model: WeekModel;
  actions: WeekActions;
  places: ReactNode;
  status: ReactNode;
  notices: ReactNode;
  tools: ReactNode;
};

export function WeekScreen({ model, actions, places, status, notices, tools }: WeekScreenProps) {
  const [view, setView] = useState<'week' | 'calendar'>('week');
  const [told, setTold] = useState<Told | null>(null);
  const tell = useCallback<Tell>((next) => {
    announce(next.message);
    setTold(next);
  }, []);
  const { today, tasks, offered } = model;
  const isEmpty = tasks.length === 0 && offered.length === 0;
  return (
    <div className="week-screen mx-auto w-full max-w-4xl pt-4 pb-16 sm:pt-6">
      <h1 tabIndex={-1} className="font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl">
        {WEEK_COPY.title}
      </h1>
      <div className="mt-2">{places}</div>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-soft print:hidden">{WEEK_COPY.lead}</p>
      <p className="mt-3 flex min-h-6 flex-wrap gap-x-4 text-sm text-faint">
        {WEEK_COPY.period(today, addDays(today, 6))}
        <span className="print:hidden">{status}</span>
      </p>
      {notices}
      {isEmpty ? (
        <Empty onHome={actions.goHome} />
      ) : (
        <>
          <FoundDates offered={offered} actions={actions} tell={tell} />
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
          {view === 'week' ? (
            <WeekLists model={model} actions={actions} tell={tell} />
          ) : (
            <CalendarView model={model} actions={actions} tell={tell} />
          )}
        </>
      )}
      {told && (
        <Toast
          key={told.message}
          message={told.message}
          dismissLabel={WEEK_COPY.dismiss}
          {...(told.undo && {
            action: {
              label: WEEK_COPY.undo,
              onAction: () => {
                told.undo?.();
                setTold(null);
              },
            },
          })}
          onDismiss={() => setTold(null)}
        />
      )}
    </div>
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
