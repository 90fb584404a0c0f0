import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { signInAgainPart } from '#client/app/loading/lazy-parts.ts';
import { loadAuthActions } from '#client/app/loading/load-auth-actions.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { AppUser } from '#domain/account/account.ts';
import { StatusBanner } from './status-banner.tsx';
import { useTypingPause } from './use-typing-pause.ts';

type SavingStateProps = {
  workspace: Workspace;
  /** Somebody else signed in over this editor, or another tab signed out (null). */
  onUserChanged: (user: AppUser | null) => void;
};

/** Everything above the screens that saving may ask for: offline, no storage, signing in again. */
export function SavingState({ workspace, onUserChanged }: SavingStateProps) {
  const user = useStore(workspace.store, (state) => state.user);
  const saveStatus = useStore(workspace.store, (state) => state.saveStatus);
  const hasStorage = useStore(workspace.store, (state) => state.storage === 'ok');
  const isLost = useStore(workspace.store, (state) => state.sessionLost);
  const hasEnded = useStore(workspace.store, (state) => state.ended);
  const [isPutOff, setIsPutOff] = useState(false);
  const isPaused = useTypingPause(isLost);
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
      {isLost && isPaused && !isPutOff && (
        <Preloaded
          of={signInAgainPart}
          props={{
            open: true,
            user,
            loadActions: loadAuthActions,
            onClose: () => setIsPutOff(true),
            onSignedIn: (signedIn) => {
              // The first person's unsent words stay locked under their own id; only the screens change hands.
              if (workspace.actions.resumeAs(signedIn) === 'other-user') onUserChanged(signedIn);
            },
          }}
        />
      )}
    </>
  );
}
