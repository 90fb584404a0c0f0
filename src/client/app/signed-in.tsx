import { Database } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { takeAfterReload } from '#client/adapters/device/after-reload.ts';
import { savesData } from '#client/adapters/page/saves-data.ts';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { MenuItem } from '#client/ui/menu.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { Ended } from '#content/copy/person/ended.ts';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  devicePart,
  dialogsPart,
  FETCHED_AHEAD,
  generationPart,
  OPENED_DAILY,
  toastsPart,
} from './loading/late-parts.ts';
import type { Route, RouteStore } from './route.ts';
import { CurrentView } from './screens/current-view.tsx';
import { usePlace, useShownPlace } from './screens/use-place.ts';
import type { SessionStore } from './session.ts';
import type { OpenDialog } from './shell/dialogs.tsx';
import { SavingState } from './shell/saving-state.tsx';
import { Shell } from './shell/shell.tsx';
import { UserMenu } from './shell/user-menu.tsx';
import { type Beginning, openSignedInLife, type SignedInLife } from './signed-in-life.ts';

export type SignedInProps = {
  user: AppUser;
  config: PublicConfig;
  session: SessionStore;
  route: RouteStore;
  initial: Beginning | null;
};

export function SignedIn({ user, config, session, route, initial }: SignedInProps) {
  const [life] = useState(() => openSignedInLife({ user, config, initial }));
  const { workspace } = life;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isLeaving = useRef(false);
  const shown = useShownPlace(route);
  const place = shown.route;
  const clientName = useStore(workspace.store, ({ sheet }) => sheet?.facts.clientName);
  usePlace(shown, route);
  useEffect(() => {
    const sentence = takeAfterReload();
    if (sentence) tell(sentence);
  }, []);
  useEffect(() => life.close, [life]);
  useEffect(
    () =>
      whenIdle(async () => {
        // One after another: all at once they would delay a touch.
        for (const part of [...FETCHED_AHEAD, ...(savesData() ? [] : OPENED_DAILY)]) await part.preload();
      }),
    [],
  );

  const generation = useCallback(
    (id: string) => (
      <Preloaded
        of={generationPart}
        props={{
          id,
          life,
          onOpenSettings: () => setDialog('key'),
          onChooseModel: () => setDialog('model'),
          onOpenFacts: () => route.go({ view: 'facts' }),
          onNext: () => route.go({ view: 'next' }),
        }}
        fallback={<Spinner label={FIRST_COPY.loadingScreen} />}
      />
    ),
    [life, route],
  );

  function open(type: BlueprintType, aim: 'plan' | number | null = null) {
    const { title, description } = outlineOf(type);
    workspace.actions.openTopic(type, { title, description });
    route.go({ view: 'blueprint', type }, aim);
  }

  async function signOut(discard: boolean) {
    isLeaving.current = true;
    const result = await workspace.actions.signOut({ discard });
    isLeaving.current = result === 'cleared';
    return result;
  }

  async function leaveAfter(clear: () => Promise<void>, ended?: Ended) {
    isLeaving.current = true;
    await clear();
    leave(ended);
  }

  // The screen changes last: a person who sees the sign-in screen may close the browser and trust that nothing is left.
  function leave(ended?: Ended) {
    route.replace({ view: 'dashboard' });
    session.setUser(null, null, ended);
  }

  return (
    <>
      <Shell
        brandName={config.brandName}
        onHome={() => route.go({ view: 'dashboard' })}
        onOpenBook={() => route.go({ view: 'book' })}
        onOpenSettings={() => setDialog('settings')}
        userMenu={
          <UserMenu
            user={{ ...user, displayName: clientName ?? user.displayName }}
            onSignOut={() => setDialog('sign-out')}
          >
            <MenuItem icon={Database} onClick={() => setDialog('data')}>
              {SHELL_COPY.myData}
            </MenuItem>
          </UserMenu>
        }
      >
        <SavingState
          life={life}
          onLeave={leaveAfter}
          onUserChanged={(next) => {
            if (!isLeaving.current) session.setUser(next);
          }}
        />
        <Device life={life} place={place} />
        <CurrentView
          place={place}
          route={route}
          life={life}
          onRefresh={() => setDialog('refresh')}
          onDeleted={() => setDialog('deleted')}
          onOpen={open}
          generation={generation}
        />
      </Shell>
      <Preloaded
        of={toastsPart}
        isOptional
        props={{ life, shown: place.view === 'blueprint' ? place.type : null, onOpen: open }}
      />
      {dialog && (
        <Preloaded
          of={dialogsPart}
          props={{
            life,
            dialog,
            onOpen: setDialog,
            onOpenTopic: open,
            onSignOut: signOut,
            onLeft: leave,
            onLeave: leaveAfter,
          }}
        />
      )}
    </>
  );
}

/** Not before everything requested is on screen. */
function Device({ life, place }: { life: SignedInLife; place: Route }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <Preloaded of={devicePart} isOptional props={{ life, place }} /> : null;
}
