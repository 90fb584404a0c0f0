import { browserIndexedDb } from '#client/adapters/device/indexed-db.ts';
import { createSoundStore } from './sound-store.ts';

/** Whether sound of this person is on this device and in no other place. For signing out, which deletes it. */
export async function hasKeptSound(uid: string): Promise<boolean> {
  const all = await createSoundStore(browserIndexedDb()).list(uid);
  return all.some(({ writtenAs, ms }) => writtenAs === undefined && ms > 0);
}

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Sound of anybody on this device goes after seven days, also where nobody opens the page it was recorded on. */
export async function forgetOldSound(now: Date, sound = createSoundStore(browserIndexedDb())): Promise<void> {
  await sound.removeBefore(new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()).catch(() => undefined);
}

export function forgetSound(uid: string): Promise<void> {
  return createSoundStore(browserIndexedDb()).clear(uid);
}
