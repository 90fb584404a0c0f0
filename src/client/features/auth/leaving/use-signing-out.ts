import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hasOwnSettings, keepSettings } from '#client/adapters/device/settings-to-keep.ts';
import { forgetSound, hasKeptSound } from '#client/adapters/recording/kept-sound.ts';
import type { Writing } from '#client/saving/once-per-life.ts';
import type { SignedOut } from '#client/saving/sign-out.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { hasEverything } from '#client/saving/workspace-state.ts';
import { AppError } from '#domain/errors.ts';

export type SignOutChoice = { discard: boolean; keepsKey: boolean };

type Life = {
  readonly uid: string;
  readonly workspace: Workspace;
  readonly activity: Writing;
  readonly finish: () => Promise<void>;
  readonly forget: () => void;
};

export type SignOutDialogProps = {
  life: Life;
  /** Signs out on all of this person's devices. */
  isEverywhere: boolean;
  onStay: () => void;
  onSignOut: (discard: boolean) => Promise<SignedOut>;
  /** This browser's data is cleared. */
  onLeft: () => void;
};

/** saving: the person agreed, and words are being sent. trying: the same before anybody agreed. */
export type SignOutStep = 'trying' | 'asking' | 'saving' | 'leaving';

/** Saves while it asks. `isSaved` follows the saves, so that a question about unsaved words goes away by itself. */
export function useSigningOut({ life, isEverywhere, onSignOut, onLeft }: SignOutDialogProps) {
  const { workspace } = life;
  const [hasKey] = useState(() => hasOwnSettings(life.uid));
  const isSaved = useStore(workspace.store, hasEverything);
  const isWriting = useStore(life.activity, ({ writing }) => writing.length > 0);
  const [hasFailed, setHasFailed] = useState(false);
  const [step, setStep] = useState<SignOutStep>(hasKey ? 'trying' : 'saving');
  // Recordings that are only on this device.
  const [hasSound, setHasSound] = useState(false);
  const isHere = useRef(true);
  const begin = useRef(async () => {
    const isKept = await hasKeptSound(life.uid).catch(() => false);
    setHasSound(isKept);
    if (!hasKey && !isKept) return leave({ discard: false, keepsKey: false });
    await workspace.actions.sendPending();
    setStep((now) => (now === 'trying' || isKept ? 'asking' : now));
  });
  useEffect(() => {
    isHere.current = true;
    void begin.current();
    return () => {
      isHere.current = false;
    };
  }, []);

  async function leave(choice: SignOutChoice): Promise<void> {
    setStep('saving');
    setHasFailed(false);
    if (!choice.discard) await life.finish();
    const isSettled = choice.discard || (await workspace.actions.sendPending());
    // If the person chose to stay in the meantime, stay, even if the words have been saved by now.
    if (!isHere.current) return;
    if (!isSettled) return setStep('asking');
    setStep('leaving');
    // The server first: a browser with all data cleared couldn't send this request.
    if (isEverywhere && !(await endEverywhere())) {
      setHasFailed(true);
      return setStep('asking');
    }
    // Not after the server's reply, which may be slow: closing the page in between would leave the key behind.
    const stop = workspace.store.subscribe(({ ended }) => {
      if (!ended) return;
      if (choice.keepsKey) keepSettings(life.uid);
      else life.forget();
    });
    const result = await onSignOut(choice.discard).finally(stop);
    if (result === 'unsaved') return setStep('asking');
    await forgetSound(life.uid).catch(() => undefined);
    onLeft();
    // Every screen is gone, and the focus with it: this announces the new page to people who can't see it.
    requestAnimationFrame(() => document.querySelector('h1')?.focus());
  }
  return {
    step,
    hasKey,
    hasSound,
    isSaved,
    isWriting,
    hasFailed,
    leave: (choice: SignOutChoice) => void leave(choice),
  };
}

/** Its API part is downloaded with the sign-in form: an open page hardly ever needs it. */
async function endEverywhere(): Promise<boolean> {
  try {
    const { createAccountApi } = await import('#client/adapters/api/account-api.ts');
    await createAccountApi().signOutEverywhere();
    return true;
  } catch (error) {
    // Already ended: by an earlier try, or by another device.
    return error instanceof AppError && error.code === 'not-authenticated';
  }
}
