import { Database } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { takeAfterReload } from '#client/adapters/device/after-reload.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { MenuItem } from '#client/ui/menu.tsx';
import { tell } from '#client/ui/notices/quick-notice.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import { SHELL_COPY } from '#content/copy/shell.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { PublicConfig } from '#domain/api/api-contract.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  accountPart,
  deletedPart,
  deletePart,
  devicePart,
  generationPart,
  planReadyPart,
  refreshPart,
  settingsPart,
  signOutPart,
  undoPart,
  weekPart,
} from './loading/lazy-parts.ts';
import { Preloaded } from './loading/preloaded.tsx';
import { whenIdle } from './loading/when-idle.ts';
import type { Route, RouteStore } from './route.ts';
import { CurrentView } from './screens/current-view.tsx';
import { usePlace } from './screens/use-place.ts';
import type { SessionStore } from './session.ts';
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

/** `model`: Settings, where another model is to be chosen. */
type OpenDialog = 'settings' | 'model' | 'sign-out' | 'data' | 'refresh' | 'deleted';

export function SignedIn({ user, config, session, route, initial }: SignedInProps) {
  const [life] = useState(() => openSignedInLife({ user, config, initial }));
  const { workspace, services } = life;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isLeaving = useRef(false);
  const place = useStore(route, (state) => state.route);
  const clientName = useStore(workspace.store, ({ launch }) => launch?.facts.clientName);
  const hasEnded = useStore(life.activity, ({ ended }) => ended !== null);
  usePlace(place, route);
  useEffect(() => {
    const sentence = takeAfterReload();
    if (sentence) tell(sentence);
  }, []);
  useEffect(() => life.close, [life]);

  const generation = useCallback(
    (id: string) => (
      <Preloaded
        of={generationPart}
        props={{
          id,
          life,
          onOpenSettings: () => setDialog('settings'),
          onChooseModel: () => setDialog('model'),
          onOpenFacts: () => route.go({ view: 'facts' }),
        }}
        fallback={<Spinner label={FIRST_COPY.loadingScreen} />}
      />
    ),
    [life, route],
  );

  function open(type: BlueprintType, aim: 'plan' | null = null) {
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

  // The session, or the whole account, is gone on the server: whatever it answers now, this browser forgets.
  async function leaveEnded() {
    isLeaving.current = true;
    await workspace.actions.signOut({ discard: true }).catch(() => 'cleared');
    life.forget();
    leave();
  }

  // The screen changes last: who sees the sign-in screen may close the browser and trust that nothing is left.
  function leave() {
    route.replace({ view: 'dashboard' });
    session.setUser(null);
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
            <MenuItem
              icon={<Database aria-hidden="true" className="size-5" />}
              onClick={() => setDialog('data')}
            >
              {SHELL_COPY.myData}
            </MenuItem>
          </UserMenu>
        }
      >
        <SavingState
          workspace={workspace}
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
      <Undo workspace={workspace} />
      {hasEnded && <Preloaded of={planReadyPart} isOptional props={{ life, place, onOpen: open }} />}
      {(dialog === 'settings' || dialog === 'model') && (
        <Preloaded
          of={settingsPart}
          props={{ life, isModelRefused: dialog === 'model', onClose: () => setDialog(null) }}
        />
      )}
      {dialog === 'data' && (
        <Preloaded
          of={accountPart}
          props={{
            workspace,
            services,
            onClose: () => setDialog(null),
            onSignedOut: () => void leaveEnded(),
          }}
        />
      )}
      {dialog === 'refresh' && (
        <Preloaded of={refreshPart} props={{ life, onClose: () => setDialog(null) }} />
      )}
      {dialog === 'deleted' && (
        <Preloaded of={deletedPart} props={{ life, onClose: () => setDialog(null) }} />
      )}
      {dialog === 'sign-out' && (
        <Preloaded
          of={signOutPart}
          props={{
            life,
            onStay: () => setDialog(null),
            onSignOut: signOut,
            onLeft: leave,
          }}
        />
      )}
    </>
  );
}

/** Not before everything that was asked for is on the screen. */
function Device({ life, place }: { life: SignedInLife; place: Route }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <Preloaded of={devicePart} isOptional props={{ life, place }} /> : null;
}

/** Fetched while nothing else is to be done, long before anybody deletes anything. */
function Undo({ workspace }: { workspace: Workspace }) {
  const hasDeleted = useStore(workspace.store, (state) => state.recentlyDeleted.length > 0);
  useEffect(
    () =>
      whenIdle(async () => {
        // What is asked before something is lost must be there without a connection, too. Then what is opened daily, and
        // on a bad connection first of all. In turn: all at once they would hold up a touch.
        for (const part of [undoPart, deletePart, signOutPart, weekPart]) await part.preload();
      }),
    [],
  );
  return hasDeleted ? <Preloaded of={undoPart} props={{ workspace }} /> : null;
}
