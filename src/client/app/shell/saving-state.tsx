import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { signInAgainPart } from '#client/app/loading/lazy-parts.ts';
import { loadAuthActions } from '#client/app/loading/load-auth-actions.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import type { AppUser } from '#domain/account/account.ts';
import { StatusBanner } from './status-banner.tsx';
import { useTypingPause } from './use-typing-pause.ts';

type SavingStateProps = {
  workspace: Workspace;
  /** Somebody else signed in over this editor, or another tab signed out (null). */
  onUserChanged: (user: AppUser | null) => void;
};

// Before anything was said by the server to a page that this device opened by itself, and with nothing unsaved.
function isOverForThisPage({ sessionLost, isFromDevice, isOpen, saveStatus }: WorkspaceState): boolean {
  return sessionLost && isFromDevice && isOpen && saveStatus === 'idle';
}

/** Everything above the screens that saving may ask for: offline, no storage, signing in again. */
export function SavingState({ workspace, onUserChanged }: SavingStateProps) {
  const user = useStore(workspace.store, (state) => state.user);
  const saveStatus = useStore(workspace.store, (state) => state.saveStatus);
  const hasStorage = useStore(workspace.store, (state) => state.storage === 'ok');
  const isLost = useStore(workspace.store, (state) => state.sessionLost);
  const hasEnded = useStore(workspace.store, (state) => state.ended);
  const [isPutOff, setIsPutOff] = useState(false);
  const isPaused = useTypingPause(isLost);
  const isOver = useStore(workspace.store, isOverForThisPage);
  useEffect(() => {
    // Signed out elsewhere, or by time: what this device kept goes, and the server says who may be here.
    if (isOver) void workspace.actions.forgetHere().then(reloadPage);
  }, [isOver, workspace]);
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
      {isLost && !isOver && isPaused && !isPutOff && (
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
