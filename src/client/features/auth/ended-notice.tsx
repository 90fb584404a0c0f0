import { useEffect, useLayoutEffect } from 'react';
import { forgetKeptSettings } from '#client/adapters/device/kept-settings.ts';
import { ENDED_COPY, type Ended } from '#content/copy/person/ended.ts';

/** Another device signed this browser out, or the account is gone: shows that, and clears the same data as signing out. */
export function EndedNotice({ ended }: { ended: Ended }) {
  // Remove the key before anybody reads the sentence: the page may be closed right after.
  useLayoutEffect(forgetKeptSettings, []);
  useEffect(() => {
    // If it fails, the next visit tries again: the server reports it until somebody signs in.
    void forget().catch(() => undefined);
  }, []);
  return <output className="mb-6 block rounded-xl bg-gold-soft px-4 py-3">{ENDED_COPY[ended]}</output>;
}

// A dynamic import: otherwise the sign-in screen would list all the files that this needs.
async function forget(): Promise<void> {
  const { forgetDevice } = await import('#client/saving/forget-device.ts');
  await forgetDevice();
}
