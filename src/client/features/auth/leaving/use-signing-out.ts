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
  /** On every device of this person. */
  isEverywhere: boolean;
  onStay: () => void;
  onSignOut: (discard: boolean) => Promise<SignedOut>;
  /** This browser has forgotten them. */
  onLeft: () => void;
};

/** saving: agreed to, and words are on their way. trying: the same while nobody has agreed yet. */
export type SignOutStep = 'trying' | 'asking' | 'saving' | 'leaving';

/** Saves while it asks. `isSaved` follows the saves, so that a question about unsaved words ends by itself. */
export function useSigningOut({ life, isEverywhere, onSignOut, onLeft }: SignOutDialogProps) {
  const { workspace } = life;
  const [hasKey] = useState(() => hasOwnSettings(life.uid));
  const isSaved = useStore(workspace.store, hasEverything);
  const isWriting = useStore(life.activity, ({ writing }) => writing.length > 0);
  const [hasFailed, setHasFailed] = useState(false);
  const [step, setStep] = useState<SignOutStep>(hasKey ? 'trying' : 'saving');
  // Sound that is on this device and in no other place.
  const [hasSound, setHasSound] = useState(false);
  const isHere = useRef(true);
  const begin = useRef(async () => {
    const isKept = await hasKeptSound(life.uid).catch(() => false);
    setHasSound(isKept);
    if (!hasKey && !isKept) return leave({ discard: false, keepsKey: false });
    await workspace.actions.settle();
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
    const isSettled = choice.discard || (await workspace.actions.settle());
    // Who chose to stay meanwhile stays, also when the words have arrived by now.
    if (!isHere.current) return;
    if (!isSettled) return setStep('asking');
    setStep('leaving');
    // The server first: a browser that has forgotten everything could not ask again.
    if (isEverywhere && !(await endEverywhere())) {
      setHasFailed(true);
      return setStep('asking');
    }
    // Not after the answer of the server, which may be slow: a page that is closed meanwhile would leave the key behind.
    const stop = workspace.store.subscribe(({ ended }) => {
      if (!ended) return;
      if (choice.keepsKey) keepSettings(life.uid);
      else life.forget();
    });
    const result = await onSignOut(choice.discard).finally(stop);
    if (result === 'unsaved') return setStep('asking');
    await forgetSound(life.uid).catch(() => undefined);
    onLeft();
    // Every screen went, and the focus with them: people who cannot see that hear where they are now.
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

/** Its part of the server's table comes with the sign-in form: hardly anybody needs it on a page that is open. */
async function endEverywhere(): Promise<boolean> {
  try {
    const { createAccountApi } = await import('#client/adapters/api/account-api.ts');
    await createAccountApi().signOutEverywhere();
    return true;
  } catch (error) {
    // Ended already: by a try before this one, or by another device.
    return error instanceof AppError && error.code === 'not-authenticated';
  }
}
