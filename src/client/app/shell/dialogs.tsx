import { useStore } from 'zustand';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { SignOutDialog } from '#client/features/auth/leaving/sign-out-dialog.tsx';
import type { SignOutDialogProps } from '#client/features/auth/leaving/use-signing-out.ts';
import { UndoToast } from '#client/features/deleted/undo-toast.tsx';
import { PlanReady, type PlanReadyProps } from '#client/features/generation/plan-ready.tsx';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { QuickNotice } from '#client/ui/notices/quick-notice.tsx';
import type { Ended } from '#content/copy/person/ended.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

// Here and not in late-parts.ts, so that their file names come with this part, not with the cards.
const settingsPart = preloadable(() => import('#client/features/settings/settings-view.tsx'), 'SettingsView');
const accountPart = preloadable(() => import('#client/features/account/account-view.tsx'), 'AccountView');
const refreshPart = preloadable(() => import('#client/app/screens/refresh-slot.tsx'), 'RefreshSlot');
const deletedPart = preloadable(() => import('#client/features/deleted/deleted-view.tsx'), 'DeletedView');

/** `key` and `model`: Settings, opened to enter a key or choose another model. */
export type OpenDialog =
  | 'settings'
  | 'key'
  | 'model'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'data'
  | 'refresh'
  | 'deleted';

export type DialogsProps = Pick<SignOutDialogProps, 'onSignOut' | 'onLeft'> & {
  life: SignedInLife;
  dialog: OpenDialog;
  onOpen: (dialog: OpenDialog | null) => void;
  onOpenTopic: (type: BlueprintType, aim: 'plan') => void;
  onLeave: (clear: () => Promise<void>, ended?: Ended) => void;
};

/** Dialogs that can open above every screen. */
export function Dialogs({ life, dialog, onOpen, onOpenTopic, onSignOut, onLeft, onLeave }: DialogsProps) {
  const onClose = () => onOpen(null);
  switch (dialog) {
    case 'data':
      return (
        <Preloaded
          of={accountPart}
          props={{ life, onClose, onSignOutEverywhere: () => onOpen('sign-out-everywhere'), onLeave }}
        />
      );
    case 'refresh':
      return (
        <Preloaded
          of={refreshPart}
          props={{
            life,
            onClose,
            onOpenPlan(type) {
              onClose();
              onOpenTopic(type, 'plan');
            },
            onOpenSettings: () => onOpen('key'),
          }}
        />
      );
    case 'deleted':
      return <Preloaded of={deletedPart} props={{ life, onClose }} />;
    case 'sign-out':
    case 'sign-out-everywhere':
      return (
        <SignOutDialog
          life={life}
          isEverywhere={dialog === 'sign-out-everywhere'}
          onStay={onClose}
          onSignOut={onSignOut}
          onLeft={onLeft}
        />
      );
    default:
      return (
        <Preloaded of={settingsPart} props={{ life, aim: dialog === 'settings' ? null : dialog, onClose }} />
      );
  }
}

export type ToastsProps = Pick<PlanReadyProps, 'shown' | 'onOpen'> & { life: SignedInLife };

/** What has just happened, with Undo or a link: a blueprint was deleted, a plan was written. */
export function Toasts({ life: { workspace, activity }, shown, onOpen }: ToastsProps) {
  const ended = useStore(activity, (state) => state.ended);
  return (
    <>
      <QuickNotice />
      <UndoToast workspace={workspace} />
      {ended && (
        <PlanReady
          workspace={workspace}
          ended={ended}
          shown={shown}
          onHeard={() => activity.setState({ ended: null })}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
