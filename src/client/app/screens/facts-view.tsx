import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RouteStore } from '#client/app/route.ts';
import { Places } from '#client/app/shell/places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { SaveStatus } from '#client/features/blueprint/save-status.tsx';
import { FactsScreen } from '#client/features/facts/facts-screen.tsx';
import type { FactsActions } from '#client/features/facts/facts-services.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { factsActions } from './facts-actions.ts';
import { LaunchNotices } from './launch-notices.tsx';
import { localDay } from './local-day.ts';

export type FactsViewProps = {
  life: SignedInLife;
  route: RouteStore;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
};

export function FactsView({ life: { workspace }, route, onOpen }: FactsViewProps) {
  const { store } = workspace;
  const launch = useStore(store, (state) => state.launch);
  const byId = useStore(store, (state) => state.blueprints);
  const status = useStore(store, (state) => state.saveStatus);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const [today] = useState(() => localDay(new Date()));
  const actions = useMemo<FactsActions>(
    () => ({ ...factsActions(workspace), open: (type, aim) => onOpen(type, aim ?? undefined) }),
    [workspace, onOpen],
  );
  return (
    <FactsScreen
      launch={launch}
      blueprints={blueprints}
      today={today}
      actions={actions}
      places={<Places route={route} current="facts" />}
      status={<SaveStatus status={status} />}
      notices={<LaunchNotices workspace={workspace} />}
    />
  );
}
