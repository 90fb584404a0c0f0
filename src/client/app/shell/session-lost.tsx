import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createAccountApi } from '#client/adapters/api/account-api.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { loadAuthActions } from '#client/features/auth/load-auth-actions.ts';
import { SignInAgainDialog } from '#client/features/auth/sign-in-again-dialog.tsx';
import { useComeback } from '#client/loading/use-comeback.ts';
import { hasEverything } from '#client/saving/workspace-state.ts';
import { useTypingPause } from '#client/ui/use-typing-pause.ts';
import type { Ended } from '#content/copy/person/ended.ts';
import type { AppUser } from '#domain/account/account.ts';

type Life = Pick<SignedInLife, 'workspace' | 'finish' | 'forget'>;

export type SessionLostProps = {
  life: Life;
  isPutOff: boolean;
  onPutOff: () => void;
  onUserChanged: (user: AppUser) => void;
  onLeave: (clear: () => Promise<void>, ended?: Ended) => void;
};

/** The server no longer accepts this browser's session. The reason, and unsaved words, decide what the page does. */
export function SessionLost({ life, isPutOff, onPutOff, onUserChanged, onLeave }: SessionLostProps) {
  const { store, actions } = life.workspace;
  const user = useStore(store, (state) => state.user);
  const hasStorage = useStore(store, ({ storage }) => storage === 'ok');
  const isFromDevice = useStore(store, (state) => state.isFromDevice);
  const isSaved = useStore(store, hasEverything);
  const isPaused = useTypingPause(true);
  const why = useWhy();
  const isElsewhere = why === 'elsewhere';
  useEffect(() => {
    // Signing out deletes the key, even if another device does it.
    if (isElsewhere) life.forget();
  }, [isElsewhere, life]);

  const leave = useRef(onLeave);
  leave.current = onLeave;
  // The device opened this page by itself: the server has sent nothing to it.
  const isStale = isFromDevice && isSaved;
  const isOver = isElsewhere && isSaved;
  useEffect(() => {
    if (isStale) leave.current(() => startOver(life));
    else if (isOver) leave.current(() => lockAway(life), 'elsewhere');
  }, [isStale, isOver, life]);

  if (!isPaused || isPutOff || isStale || isOver || why === 'asking') return null;
  return (
    <SignInAgainDialog
      open
      user={user}
      isEndedElsewhere={isElsewhere}
      loadActions={loadAuthActions}
      onClose={onPutOff}
      onSignedIn={(signedIn) => {
        // The first person's unsent words stay locked under their own id; only the screens change hands.
        if (actions.resumeAs(signedIn) === 'other-user') onUserChanged(signedIn);
      }}
      onAnother={hasStorage ? () => onLeave(() => lockAway(life)) : undefined}
    />
  );
}

/** Unsaved words stay on this device, and only their writer sees them again. */
async function lockAway({ workspace, finish }: Life): Promise<void> {
  await finish();
  await workspace.actions.lockAway();
  try {
    const { forgetDevice } = await import('#client/saving/forget-device.ts');
    await forgetDevice();
  } catch (error) {
    logFailure('The device could not be cleared', error);
  }
}

/** Removes this device's copies, and lets the server decide who may be here: a screen in between would only flash. */
async function startOver({ workspace }: Life): Promise<void> {
  await workspace.actions.forgetHere();
  reloadPage();
  await new Promise<never>(() => undefined);
}

type Why = 'asking' | 'elsewhere' | 'run-out' | 'unknown';

function useWhy(): Why {
  const [why, setWhy] = useState<Why>('asking');
  const [ask] = useState(() => async () => {
    const isElsewhere = await createAccountApi()
      .isEndedElsewhere()
      .catch(() => null);
    if (isElsewhere === null) setWhy('unknown');
    else setWhy(isElsewhere ? 'elsewhere' : 'run-out');
  });
  useEffect(() => void ask(), [ask]);
  useComeback(why === 'unknown', () => void ask());
  return why;
}
