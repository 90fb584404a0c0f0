import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import { createSoundStore } from './sound-store.ts';

/** Whether sound of this person is on this device and in no other place. For signing out, which deletes it. */
export async function hasKeptSound(uid: string): Promise<boolean> {
  const all = await createSoundStore(browserIndexedDb()).list(uid);
  return all.some(({ writtenAs, ms }) => writtenAs === undefined && ms > 0);
}

/** Also where nobody opens the page that it was recorded on. */
export function forgetOldSound(): Promise<void> {
  return createSoundStore(browserIndexedDb()).removeOld(Date.now());
}

export function forgetSound(uid: string): Promise<void> {
  return createSoundStore(browserIndexedDb()).clear(uid);
}
