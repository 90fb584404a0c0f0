import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { browserFirstDay } from '#client/adapters/page/week-start.ts';
import type { RouteStore } from '#client/app/route.ts';
import { LaunchNotices } from '#client/app/screens/facts/launch-notices.tsx';
import { useHeadingFocus } from '#client/app/screens/use-heading-focus.ts';
import { Places } from '#client/app/shell/places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { SaveStatus } from '#client/features/blueprint/save-status.tsx';
import { PrintSheet } from '#client/features/week/print-sheet.tsx';
import { TakeOutMenu } from '#client/features/week/take-out-menu.tsx';
import type { WeekActions } from '#client/features/week/week-model.ts';
import { WeekScreen } from '#client/features/week/week-screen.tsx';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { placeOf } from '#domain/week/task.ts';
import { DateConflicts } from './date-conflicts.tsx';
import { showLine } from './show-line.ts';
import { useToday } from './use-today.ts';
import { useWeekModel } from './use-week-model.ts';
import { rememberExported, weekActions } from './week-actions.ts';

export type WeekViewProps = {
  life: SignedInLife;
  route: RouteStore;
  onOpen: (type: BlueprintType) => void;
};

export function WeekView({ life: { workspace }, route, onOpen }: WeekViewProps) {
  useHeadingFocus(route);
  const status = useStore(workspace.store, (state) => state.saveStatus);
  const [firstDay] = useState(browserFirstDay);
  const model = useWeekModel(workspace, useToday(), firstDay);
  const actions = useMemo<WeekActions>(
    () => ({
      ...weekActions(workspace),
      openPlan({ type, title, blueprintId }) {
        const plan = workspace.store.getState().blueprints[blueprintId]?.content.aiOutput ?? '';
        onOpen(type);
        showLine(title, placeOf(plan, title));
      },
      goHome: () => route.go({ view: 'dashboard' }),
    }),
    [workspace, route, onOpen],
  );
  const takeOut = (
    <TakeOutMenu
      model={model}
      settled={() => workspace.store.getState().launch?.settled ?? []}
      onTold={(marks) => rememberExported(workspace, marks)}
    />
  );
  return (
    <>
      <WeekScreen
        model={model}
        actions={actions}
        places={<Places route={route} current="week" />}
        status={<SaveStatus status={status} />}
        notices={
          <>
            <LaunchNotices workspace={workspace} />
            <DateConflicts workspace={workspace} />
          </>
        }
        tools={takeOut}
      />
      <PrintSheet model={model} />
    </>
  );
}
