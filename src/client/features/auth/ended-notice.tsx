import { useEffect, useLayoutEffect } from 'react';
import { forgetKeptSettings } from '#client/adapters/device/kept-settings.ts';
import { ENDED_COPY, type Ended } from '#content/copy/person/ended.ts';

/** Another device has signed this browser out, or the account is gone: it says so, and forgets what signing out makes it forget. */
export function EndedNotice({ ended }: { ended: Ended }) {
  // The key goes before anybody reads the sentence: the page may be closed right after.
  useLayoutEffect(forgetKeptSettings, []);
  useEffect(() => {
    // Where it fails, the next visit tries again: the server says so until somebody signs in.
    void forget().catch(() => undefined);
  }, []);
  return <output className="mb-6 block rounded-xl bg-gold-soft px-4 py-3">{ENDED_COPY[ended]}</output>;
}

// Fetched from here: the sign-in screen would otherwise begin with the names of all the files that this needs.
async function forget(): Promise<void> {
  const { forgetDevice } = await import('#client/saving/forget-device.ts');
  await forgetDevice();
}
