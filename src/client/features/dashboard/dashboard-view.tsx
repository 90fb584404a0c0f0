import { useStore } from 'zustand';
import type { Writing } from '#client/saving/once-per-life.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { OUTLINES } from '#content/outline.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { chooseWay, takesShortPath } from '#domain/facts/short-way.ts';
import { hasLaunchDate } from '#domain/launch-page/has-launch-date.ts';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';
import { FirstScreen, hasFirstScreen } from './first-screen.tsx';
import { LaunchWay } from './launch-way.tsx';

export type DashboardViewProps = Pick<
  DashboardScreenProps,
  | 'places'
  | 'onOpen'
  | 'onOpenBook'
  | 'onTell'
  | 'deleteDialog'
  | 'seenStones'
  | 'markOf'
  | 'deleted'
  | 'notice'
  | 'week'
  | 'writingCard'
> & {
  life: { readonly workspace: Workspace; readonly activity: Writing };
  /** Stops the writing of a plan, and keeps the text so far. */
  onStop: (id: string) => void;
  onOpenLaunch: () => void;
};

export function DashboardView({ life, markOf, notice, onStop, onOpenLaunch, ...slots }: DashboardViewProps) {
  const { store, actions } = life.workspace;
  // One by one: any other change in the store, while the cards render in slices, would render all of them at once.
  const load = useStore(store, (state) => state.load);
  const byType = useStore(store, (state) => state.byType);
  const blueprints = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const writing = useStore(life.activity, (state) => state.writing);
  const blueprintOf = (type: BlueprintType) => blueprints[byType[type] ?? ''];
  if (load.status === 'loading' && hasFirstScreen()) return <FirstScreen />;
  return (
    <DashboardScreen
      {...slots}
      load={load}
      blueprintOf={blueprintOf}
      onDelete={actions.deleteDocument}
      onReload={actions.reload}
      launchWay={(hasLaunchDate(sheet) || sheet?.launches) && <LaunchWay onGo={onOpenLaunch} />}
      isShortWay={takesShortPath(sheet)}
      onChooseWay={(isShort) => actions.changeFacts((known, now) => chooseWay(known, isShort, now))}
      markOf={(type) => blueprintOf(type) && markOf?.(type)}
      isWriting={(type) => writing.includes(byType[type] ?? '')}
      onStop={(type) => onStop(byType[type] ?? '')}
      notice={OUTLINES.some(({ type }) => blueprintOf(type)) ? notice : null}
    />
  );
}
