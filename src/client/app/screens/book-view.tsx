import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { bookPart, bookPlanPart, runExport } from '#client/app/loading/lazy-parts.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { RouteStore } from '#client/app/route.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { SHELL_COPY } from '#content/copy/shell.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type BookViewProps = {
  brandName: string;
  workspace: Workspace;
  route: RouteStore;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  places: ReactNode;
  notices: ReactNode;
};

export function BookView({ brandName, workspace, route, onOpen, places, notices }: BookViewProps) {
  const byId = useStore(workspace.store, (state) => state.blueprints);
  const { displayName, email } = useStore(workspace.store, (state) => state.user);
  const facts = useStore(workspace.store, (state) => state.launch?.facts);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  return (
    <Preloaded
      of={bookPart}
      props={{
        // A book is its owner's: our name stands on it only while theirs is not known.
        brandName: facts?.businessName ?? brandName,
        person: facts?.clientName ?? displayName ?? email ?? '',
        blueprints,
        onOpen,
        onEdit: (type) => onOpen(type, 'plan'),
        onJump: route.mark,
        runExport,
        onChangePlan: (type, text) => {
          const id = workspace.store.getState().byType[type];
          if (id) workspace.actions.editOutput(id, text);
        },
        renderPlan({ type, place, words }) {
          const id = workspace.store.getState().byType[type];
          return (
            id && <Preloaded of={bookPlanPart} props={{ workspace, id, begin: place }} fallback={words} />
          );
        },
        places,
        notices,
        onHome: () => route.returnTo(['/'], { view: 'dashboard' }),
      }}
      fallback={<Spinner label={SHELL_COPY.loadingScreen} />}
    />
  );
}
