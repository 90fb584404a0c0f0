import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { printPage } from '#client/adapters/page/print.ts';
import { useWeekHere } from '#client/loading/use-today.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { LAUNCH_PAGE_COPY } from '#content/copy/launch-page.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { LaunchScreen, type LaunchScreenProps } from './launch-screen.tsx';
import type { PageEditor } from './page-fact.tsx';
import { PageGoals } from './page-goals.tsx';
import { savePicture } from './poster-of.ts';
import { useLaunchPage } from './use-launch-page.ts';

/** The editor of a fact, with its current values. */
export type FactInPlace = PageEditor & {
  draft: string | undefined;
  confirmed: string | undefined;
  today: IsoDay;
};

export type LaunchViewProps = Omit<
  LaunchScreenProps,
  'model' | 'toDecide' | 'goals' | 'editing' | 'onPrint' | 'onSave'
> & {
  workspace: Workspace;
  renderEditor: (editor: FactInPlace) => ReactNode;
  confirm: (fact: FactName, value: string) => void;
  undecided: { readonly facts: ReadonlySet<FactName> | null; readonly count: number };
};

export function LaunchView({ workspace, renderEditor, confirm, undecided, ...rest }: LaunchViewProps) {
  const { today, firstDay } = useWeekHere();
  const model = useLaunchPage(workspace, today, firstDay);
  const sheet = useStore(workspace.store, (state) => state.sheet);
  const draftOf = (fact: FactName) => sheet?.drafts?.[fact];
  return (
    <LaunchScreen
      {...rest}
      model={model}
      toDecide={undecided.count}
      goals={<PageGoals workspace={workspace} />}
      editing={{
        draftOf,
        confirm,
        undecided: undecided.facts,
        onDecide: rest.onOpenFacts,
        renderEditor: (editor) =>
          renderEditor({
            ...editor,
            draft: draftOf(editor.fact),
            confirmed: sheet?.facts[editor.fact],
            today,
          }),
      }}
      onPrint={() => void printPage(LAUNCH_PAGE_COPY.title)}
      onSave={(format) => void savePicture(model, format)}
    />
  );
}
