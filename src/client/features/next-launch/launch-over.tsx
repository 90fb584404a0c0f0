import { useStore } from 'zustand';
import { useToday } from '#client/loading/use-today.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { lastLaunchDay } from '#domain/launches/last-launch-day.ts';
import { sayDay } from '#domain/reading/calendar.ts';
import { NextWay } from './next-way.tsx';

export type LaunchOverProps = {
  life: { readonly workspace: Workspace };
  onNext: () => void;
  /** Also during a launch: for access to what the last beginning stored. */
  isAlways?: boolean;
};

/** After the last day of the launch; nothing before it. */
export function LaunchOver({ life, onNext, isAlways = false }: LaunchOverProps) {
  const sheet = useStore(life.workspace.store, (state) => state.sheet);
  const day = lastLaunchDay(sheet);
  const today = useToday();
  const { over, go, kept } = FACTS_COPY.next;
  if (day && day < today) return <NextWay words={over(sayDay(day))} label={go} onGo={onNext} />;
  return isAlways && sheet?.launches ? <NextWay words="" label={kept} onGo={onNext} /> : null;
}
