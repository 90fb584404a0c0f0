import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import { createSoundStore } from './sound-store.ts';

/** Whether this person's sound is on this device and nowhere else. For signing out, which deletes it. */
export async function hasKeptSound(uid: string): Promise<boolean> {
  const all = await createSoundStore(browserIndexedDb()).list(uid);
  return all.some(({ writtenAs, ms }) => writtenAs === undefined && ms > 0);
}

/** Runs even if nobody opens the page where it was recorded. */
export function forgetOldSound(): Promise<void> {
  return createSoundStore(browserIndexedDb()).removeOld(Date.now());
}

export function forgetSound(uid: string): Promise<void> {
  return createSoundStore(browserIndexedDb()).clear(uid);
}
