import { rangeOf, STORES, settled } from '#client/adapters/device/indexed-db.ts';

const NAME = 'blueprint';

/** Read-only: opening a missing journal would create an empty one, in which the app could store nothing. */
export async function hasUnsent(factory: IDBFactory, uid: string): Promise<boolean> {
  const isThere = (await factory.databases()).some(({ name }) => name === NAME);
  if (!isThere) return false;
  const journal = await settled(factory.open(NAME));
  try {
    return (await settled(journal.transaction(STORES.rows).objectStore(STORES.rows).count(rangeOf(uid)))) > 0;
  } finally {
    journal.close();
  }
}
