import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { OutOfDateMark } from '#client/features/book/out-of-date-mark.tsx';
import { DashboardScreen } from '#client/features/dashboard/dashboard-screen.tsx';
import type { Route, RouteStore } from '#client/state/route.ts';
import type { Workspace } from '#client/state/workspace.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { Blueprint } from '#domain/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint-types.ts';
import { BlueprintView } from './blueprint-view.tsx';
import { BookView } from './book-view.tsx';
import type { LateParts } from './late-parts.ts';
import { OutOfDateNotice } from './out-of-date-notice.tsx';
import type { Services } from './services.ts';
import { useOutOfDate } from './use-out-of-date.ts';

type CurrentViewProps = {
  brandName: string;
  place: Route;
  workspace: Workspace;
  route: RouteStore;
  services: Services;
  late: LateParts;
  onRefresh: () => void;
  onOpen: (type: BlueprintType) => void;
  generation: (blueprint: Blueprint) => ReactNode;
};

export function CurrentView(props: CurrentViewProps) {
  const { place, workspace, route, services, late, onOpen, onRefresh } = props;
  const isReady = useStore(workspace.store, (state) => state.load.status === 'ready');
  const hasDrafts = useDrafts(workspace, services);
  if (isReady && hasDrafts && place.view === 'blueprint') {
    return (
      <BlueprintView
        key={place.type}
        outline={outlineOf(place.type)}
        workspace={workspace}
        route={route}
        services={services}
        onOpen={onOpen}
        generation={props.generation}
      />
    );
  }
  if (isReady && place.view === 'book') {
    return (
      <BookView
        brandName={props.brandName}
        workspace={workspace}
        route={route}
        onOpen={onOpen}
        notices={<OutOfDateNotice workspace={workspace} late={late} onOpen={onRefresh} />}
      />
    );
  }
  return <Dashboard workspace={workspace} route={route} late={late} onOpen={onOpen} onRefresh={onRefresh} />;
}

type DashboardProps = Pick<CurrentViewProps, 'workspace' | 'route' | 'late' | 'onOpen' | 'onRefresh'>;

function Dashboard({ workspace, route, late, onOpen, onRefresh }: DashboardProps) {
  const { load, byType, blueprints } = useStore(workspace.store);
  const { sourcesOf } = useOutOfDate(blueprints);
  return (
    <DashboardScreen
      load={load}
      blueprintOf={(type) => blueprints[byType[type] ?? '']}
      onOpen={onOpen}
      onDelete={workspace.actions.deleteBlueprint}
      onReload={workspace.actions.reload}
      onOpenBook={() => route.go({ view: 'book' })}
      markOf={(type) => <OutOfDateMark sources={sourcesOf(type)} />}
      notice={<OutOfDateNotice workspace={workspace} late={late} onOpen={onRefresh} className="mt-6" />}
    />
  );
}

// A question mounts with its draft: drawn before the drafts are read, it would start empty.
function useDrafts(workspace: Workspace, services: Services): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  const uid = useStore(workspace.store, (state) => state.user.uid);
  useEffect(() => {
    void services.drafts.load(uid).then(() => setIsLoaded(true));
  }, [services, uid]);
  return isLoaded;
}
