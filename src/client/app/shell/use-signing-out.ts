import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hasOwnSettings, keepSettings } from '#client/adapters/device/settings-to-keep.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { SignedOut } from '#client/saving/sign-out.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';

export type SignOutChoice = { discard: boolean; keepsKey: boolean };

export type SigningOut = {
  life: Pick<SignedInLife, 'uid' | 'workspace' | 'forget'>;
  onStay: () => void;
  onSignOut: (discard: boolean) => Promise<SignedOut>;
  /** This browser has forgotten them. */
  onLeft: () => void;
};

/** saving: agreed to, and words are on their way. trying: the same while nobody has agreed yet. */
export type SignOutStep = 'trying' | 'asking' | 'saving' | 'leaving';

const hasEverything = ({ saveStatus, isOpen }: WorkspaceState) =>
  isOpen && (saveStatus === 'idle' || saveStatus === 'saved');

/** Saves while it asks. `isSaved` follows the saves, so that a question about unsaved words ends by itself. */
export function useSigningOut({ life, onSignOut, onLeft }: SigningOut) {
  const { workspace } = life;
  const [hasKey] = useState(() => hasOwnSettings(life.uid));
  const isSaved = useStore(workspace.store, hasEverything);
  const [step, setStep] = useState<SignOutStep>(hasKey ? 'trying' : 'saving');
  const isHere = useRef(true);
  const begin = useRef(async () => {
    if (!hasKey) return leave({ discard: false, keepsKey: false });
    await workspace.actions.settle();
    setStep((now) => (now === 'trying' ? 'asking' : now));
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
    const isSettled = choice.discard || (await workspace.actions.settle());
    // Who chose to stay meanwhile stays, also when the words have arrived by now.
    if (!isHere.current) return;
    if (!isSettled) return setStep('asking');
    setStep('leaving');
    // Not after the answer of the server, which may be slow: a page that is closed meanwhile would leave the key behind.
    const stop = workspace.store.subscribe(({ ended }) => {
      if (!ended) return;
      if (choice.keepsKey) keepSettings(life.uid);
      else life.forget();
    });
    const result = await onSignOut(choice.discard).finally(stop);
    if (result === 'unsaved') return setStep('asking');
    onLeft();
    // Every screen went, and the focus with them: whoever cannot see that hears where they are now.
    requestAnimationFrame(() => document.querySelector('h1')?.focus());
  }
  return { step, hasKey, isSaved, leave: (choice: SignOutChoice) => void leave(choice) };
}
