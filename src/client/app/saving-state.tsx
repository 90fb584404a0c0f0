import { useState } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/state/workspace.ts';
import { loadAuthActions, signInAgainPart } from './lazy-parts.ts';
import { Preloaded } from './preloaded.tsx';
import { StatusBanner } from './status-banner.tsx';

/** Everything above the screens that saving may ask for: offline, no storage, signing in again. */
export function SavingState({ workspace }: { workspace: Workspace }) {
  const user = useStore(workspace.store, (state) => state.user);
  const saveStatus = useStore(workspace.store, (state) => state.saveStatus);
  const hasStorage = useStore(workspace.store, (state) => state.storage === 'ok');
  const isLost = useStore(workspace.store, (state) => state.sessionLost);
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <>
      <StatusBanner
        saveStatus={saveStatus}
        hasStorage={hasStorage}
        isSignInNeeded={isLost}
        onSignIn={() => setIsPutOff(false)}
      />
      {isLost && !isPutOff && (
        <Preloaded
          of={signInAgainPart}
          props={{
            open: true,
            user,
            loadActions: loadAuthActions,
            onClose: () => setIsPutOff(true),
            onSignedIn: (signedIn) => {
              workspace.actions.resumeAs(signedIn);
            },
          }}
        />
      )}
    </>
  );
}
