import { Check, CloudOff, type LucideIcon, MonitorSmartphone, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useOnline } from '#client/loading/load-failure.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { SaveStatus as Status } from '#client/saving/workspace-state.ts';
import { classNames } from '#client/ui/class-names.ts';
import { announce } from '#client/ui/notices/live-region.tsx';
import { SAVING_COPY } from '#content/copy/shell/saving.ts';

type Look = { text: string; icon: LucideIcon; isTrouble?: true };

const LOOKS: Record<Exclude<Status, 'idle'>, Look> = {
  saving: { text: SAVING_COPY.saving, icon: RefreshCw },
  saved: { text: SAVING_COPY.saved, icon: Check },
  offline: { text: SAVING_COPY.offline, icon: CloudOff },
  unsaved: { text: SAVING_COPY.unsaved, icon: TriangleAlert, isTrouble: true },
  'signed-out': { text: SAVING_COPY.paused, icon: TriangleAlert, isTrouble: true },
  blocked: { text: SAVING_COPY.blocked, icon: TriangleAlert, isTrouble: true },
};

// Announcing each Saving/Saved pair would talk over somebody who dictates: only a lasting state is announced.
const SETTLED_MS = 2_000;

const RENEWED: Look = { text: SAVING_COPY.renewed, icon: MonitorSmartphone };

/** For the blueprint on screen; on other screens, for everything else. */
export function LiveSaveStatus({ workspace: { store } }: { workspace: Workspace }) {
  const status = useStore(store, (state) => state.saveStatus);
  const isRenewed = useStore(store, ({ renewed, activeId }) => renewed.some((id) => id === activeId));
  const isOnDevice = useStore(store, (state) => state.isOnDevice);
  const isOnline = useOnline();
  // Only the tab that sends knows that it can't; this one would say 'Saving...' until the connection is back.
  const isWaiting = status === 'saving' && isOnDevice && !isOnline;
  return <SaveStatus status={isWaiting ? 'offline' : status} isRenewed={isRenewed} />;
}

type SaveStatusProps = {
  status: Status;
  /** Another device changed the text on screen: without a message, words seem lost. */
  isRenewed?: boolean;
};

export function SaveStatus({ status, isRenewed = false }: SaveStatusProps) {
  const look = lookOf(status, isRenewed);

  useEffect(() => {
    if (!look || status === 'saving') return;
    const timer = setTimeout(() => announce(look.text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [look, status]);

  if (!look) return null;
  const Icon = look.icon;
  return (
    <span
      data-save-status={status}
      className={classNames(
        'inline-flex min-w-0 items-center gap-1.5 text-sm',
        look.isTrouble ? 'font-semibold text-danger' : 'text-faint',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {look.text}
    </span>
  );
}

function lookOf(status: Status, isRenewed: boolean): Look | null {
  if (isRenewed && (status === 'idle' || status === 'saved')) return RENEWED;
  return status === 'idle' ? null : LOOKS[status];
}
