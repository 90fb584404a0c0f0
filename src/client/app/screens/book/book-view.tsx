import type { ReactNode } from 'react';
import { bookPart, runExport } from '#client/app/loading/lazy-parts.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { RouteStore } from '#client/app/route.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { FIRST_COPY } from '#content/copy/person/first.ts';
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
  return (
    <Preloaded
      of={bookPart}
      props={{
        brandName,
        workspace,
        route,
        onOpen,
        onJump: route.mark,
        runExport,
        places,
        notices,
        onHome: () => route.returnTo(['/'], { view: 'dashboard' }),
      }}
      fallback={<Spinner label={FIRST_COPY.loadingScreen} />}
    />
  );
}
