import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openWorkspace } from '#client/state/open-workspace.ts';
import type { RouteStore } from '#client/state/route.ts';
import type { SessionStore } from '#client/state/session.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { AppUser } from '#domain/account.ts';
import type { PublicConfig } from '#domain/api-contract.ts';
import type { StoredBlueprint } from '#domain/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint-types.ts';
import { CurrentView } from './current-view.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SavingState } from './saving-state.tsx';
import { browserServices } from './services.ts';
import { Shell } from './shell.tsx';
import { UndoToast } from './undo-toast.tsx';
import { usePlace } from './use-place.ts';
import { UserMenu } from './user-menu.tsx';

export type SignedInProps = {
  user: AppUser;
  config: PublicConfig;
  session: SessionStore;
  route: RouteStore;
  initial: StoredBlueprint[] | null;
};

export function SignedIn({ user, config, session, route, initial }: SignedInProps) {
  const [services] = useState(browserServices);
  const [workspace] = useState(() => openWorkspace(user, initial, services.api));
  const [dialog, setDialog] = useState<'settings' | 'leave' | null>(null);
  const place = useStore(route, (state) => state.route);
  usePlace(place, route);
  useEffect(() => () => workspace.close(), [workspace]);

  function open(type: BlueprintType) {
    const { title, description } = outlineOf(type);
    workspace.actions.openTopic(type, { title, description });
    route.go({ view: 'blueprint', type });
  }

  async function signOut(discard = false) {
    setDialog(null);
    const result = await workspace.actions.signOut({ discard });
    if (result === 'ask') return setDialog('leave');
    await services.drafts.clearAll(user.uid);
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
        userMenu={<UserMenu user={user} onSignOut={() => void signOut()} />}
      >
        <SavingState workspace={workspace} />
        <CurrentView place={place} workspace={workspace} route={route} services={services} onOpen={open} />
      </Shell>
      <UndoToast workspace={workspace} />
      <LeaveDialog
        open={dialog === 'leave'}
        onStay={() => setDialog(null)}
        onDiscard={() => void signOut(true)}
      />
    </>
  );
}
