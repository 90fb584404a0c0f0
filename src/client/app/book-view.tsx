import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RouteStore } from '#client/state/route.ts';
import type { Workspace } from '#client/state/workspace.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { SHELL_COPY } from '#content/copy/shell.ts';
import type { BlueprintType } from '#domain/blueprint-types.ts';
import { bookPart } from './lazy-parts.ts';
import { Preloaded } from './preloaded.tsx';

type BookViewProps = {
  brandName: string;
  workspace: Workspace;
  route: RouteStore;
  onOpen: (type: BlueprintType) => void;
  notices: ReactNode;
};

export function BookView({ brandName, workspace, route, onOpen, notices }: BookViewProps) {
  const byId = useStore(workspace.store, (state) => state.blueprints);
  const { displayName, email } = useStore(workspace.store, (state) => state.user);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  return (
    <Preloaded
      of={bookPart}
      props={{
        brandName,
        person: displayName ?? email ?? '',
        blueprints,
        onOpen,
        notices,
        onHome: () => route.go({ view: 'dashboard' }),
      }}
      fallback={<Spinner label={SHELL_COPY.loadingScreen} />}
    />
  );
}
