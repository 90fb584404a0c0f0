import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { sessionLostPart } from '#client/app/loading/late-parts.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { useOnline } from '#client/loading/load-failure.tsx';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { SaveStatus } from '#client/saving/workspace-state.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Ended } from '#content/copy/person/ended.ts';
import { SAVING_COPY } from '#content/copy/shell/saving.ts';
import type { AppUser } from '#domain/account/account.ts';

type SavingStateProps = {
  life: SignedInLife;
  /** Somebody else signed in over this editor, or another tab signed out (null). */
  onUserChanged: (user: AppUser | null) => void;
  /** Gives the page to the next person, once `clear` is done. */
  onLeave: (clear: () => Promise<void>, ended?: Ended) => void;
};

/** Notices about saving above every screen: offline, no storage, signing in again. */
export function SavingState({ life, onUserChanged, onLeave }: SavingStateProps) {
  const { store } = life.workspace;
  const saveStatus = useStore(store, (state) => state.saveStatus);
  const hasStorage = useStore(store, (state) => state.storage === 'ok');
  const isLost = useStore(store, (state) => state.sessionLost);
  const hasEnded = useStore(store, (state) => state.ended);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    if (hasEnded) onUserChanged(null);
  }, [hasEnded, onUserChanged]);
  return (
    <>
      <StatusBanner
        saveStatus={saveStatus}
        hasStorage={hasStorage}
        isSignInNeeded={isLost}
        onSignIn={() => setIsPutOff(false)}
      />
      {isLost && (
        <Preloaded
          of={sessionLostPart}
          props={{ life, isPutOff, onPutOff: () => setIsPutOff(true), onUserChanged, onLeave }}
        />
      )}
    </>
  );
}

type StatusBannerProps = {
  saveStatus: SaveStatus;
  hasStorage: boolean;
  isSignInNeeded: boolean;
  onSignIn: () => void;
};

/** The saving status for the whole app, above every screen. */
function StatusBanner({ saveStatus, hasStorage, isSignInNeeded, onSignIn }: StatusBannerProps) {
  const isOnline = useOnline();
  const isOffline = !isOnline || saveStatus === 'offline';
  if (!isOffline && hasStorage && !isSignInNeeded) return null;
  return (
    <output className="mx-auto mb-6 flex max-w-6xl flex-col gap-3">
      {isSignInNeeded && (
        <Notice
          icon={TriangleAlert}
          actions={
            <Button size="small" onClick={onSignIn}>
              {SAVING_COPY.signIn}
            </Button>
          }
        >
          {SAVING_COPY.paused}
        </Notice>
      )}
      {isOffline && <Notice icon={CloudOff}>{SAVING_COPY.offlineBanner}</Notice>}
      {!hasStorage && <Notice icon={TriangleAlert}>{SAVING_COPY.noStorage}</Notice>}
    </output>
  );
}
