import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { localDay } from '#client/adapters/time/local-day.ts';
import { useWeekHere } from '#client/loading/use-today.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { PlaceSlots } from '#client/ui/place-page.tsx';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { wholeWords } from '#domain/week/out/whole-words.ts';
import { placeOf } from '#domain/week/task.ts';
import { memoryActions } from './model/memory-actions.ts';
import { useWeekModel } from './model/use-week-model.ts';
import { rememberExported, weekActions } from './model/week-actions.ts';
import type { WeekActions, WeekModel } from './model/week-model.ts';
import { CalendarDialog } from './out/calendar-dialog.tsx';
import { showLine } from './parts/show-line.ts';
import { WeekScreen } from './week-screen.tsx';

export type WeekViewProps = PlaceSlots & {
  life: { readonly workspace: Workspace };
  route: { go: (route: { view: 'facts' }, aim: 'hours') => void };
  onOpen: (type: BlueprintType) => void;
  onHome: () => void;
  /** The launch in time, above the lists; app/ passes it in. */
  renderPicture?: (week: WeekModel, facts: FactSheet['facts']) => ReactNode;
};

const NO_FACTS: FactSheet['facts'] = {};

export function WeekView(props: WeekViewProps) {
  const { life, route, onOpen, onHome, renderPicture, ...slots } = props;
  const { workspace } = life;
  const { today, firstDay } = useWeekHere();
  const facts = useStore(
    workspace.store,
    useShallow((state) => state.sheet?.facts ?? NO_FACTS),
  );
  const model = useWeekModel(workspace, today, firstDay);
  const actions = useMemo<WeekActions>(
    () => ({
      ...weekActions(workspace, localDay),
      ...memoryActions(workspace),
      openPlan(task) {
        const plan = workspace.store.getState().blueprints[task.blueprintId]?.content.aiOutput ?? '';
        onOpen(task.type);
        const title = task.said ?? task.title;
        showLine(title, placeOf(plan, { ...task, title }));
      },
      sayHours: () => route.go({ view: 'facts' }, 'hours'),
      goHome: onHome,
    }),
    [workspace, route, onHome, onOpen],
  );
  const tools = (
    <CalendarDialog
      tasks={model.tasks}
      today={model.today}
      wholeWords={() => wholeWords(workspace.store.getState().blueprints)}
      settled={() => workspace.store.getState().sheet?.settled ?? []}
      onTold={(marks) => rememberExported(workspace, marks)}
    />
  );
  return (
    <WeekScreen
      {...slots}
      model={model}
      actions={actions}
      tools={tools}
      picture={isPictured(model) ? renderPicture?.(model, facts) : null}
    />
  );
}

/** A time axis without dates would only push the lists down. */
const isPictured = ({ anchors, tasks }: WeekModel) =>
  Object.keys(anchors).length > 0 || tasks.some(({ day }) => day !== null);
