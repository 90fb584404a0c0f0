import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RouteStore } from '#client/app/route.ts';
import { localDay } from '#client/app/screens/local-day.ts';
import { useHeadingFocus } from '#client/app/screens/use-heading-focus.ts';
import { Places } from '#client/app/shell/places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { SaveStatus } from '#client/features/blueprint/save-status.tsx';
import { FactsScreen } from '#client/features/facts/facts-screen.tsx';
import type { FactsActions } from '#client/features/facts/facts-services.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { askedFactOf } from './asked-fact.ts';
import { factsActions } from './facts-actions.ts';
import { LaunchNotices } from './launch-notices.tsx';
import { PlansAgainst } from './plans-against.tsx';
import { useReplacing } from './use-replacing.tsx';

export type FactsViewProps = {
  life: SignedInLife;
  route: RouteStore;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
};

export function FactsView({ life, route, onOpen }: FactsViewProps) {
  const { workspace } = life;
  useHeadingFocus(route);
  const { store } = workspace;
  const launch = useStore(store, (state) => state.launch);
  const byId = useStore(store, (state) => state.blueprints);
  const status = useStore(store, (state) => state.saveStatus);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const [today] = useState(() => localDay(new Date()));
  const [asked] = useState(() => askedFactOf(life).getState().fact);
  useEffect(() => askedFactOf(life).setState({ fact: null }), [life]);
  const { offerEverywhere, offerHere, dialogs } = useReplacing(life);
  const saving = useMemo(() => factsActions(workspace), [workspace]);
  const actions: FactsActions = {
    ...saving,
    open: (type, aim) => onOpen(type, aim ?? undefined),
    confirm(fact, text) {
      const old = store.getState().launch?.facts[fact];
      saving.confirm(fact, text);
      if (old) offerEverywhere(fact, old, text);
    },
  };
  return (
    <>
      <FactsScreen
        launch={launch}
        blueprints={blueprints}
        today={today}
        asked={asked}
        actions={actions}
        places={<Places route={route} current="facts" />}
        status={<SaveStatus status={status} />}
        notices={<LaunchNotices workspace={workspace} />}
        findingsOf={(fact, edit) => (
          <PlansAgainst
            fact={fact}
            life={life}
            onOpen={onOpen}
            onChangePlan={offerHere}
            onChangeFact={edit}
            onChangeAll={(words) => offerEverywhere(fact, words, launch?.facts[fact] ?? '')}
          />
        )}
      />
      {dialogs}
    </>
  );
}
