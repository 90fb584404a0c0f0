import { rangeOf, requestResult, STORES } from '#client/adapters/device/indexed-db.ts';

const NAME = 'blueprint';

/** Read-only: opening a missing journal would create an empty one, in which the app could store nothing. */
export async function hasUnsent(factory: IDBFactory, uid: string): Promise<boolean> {
  const isThere = (await factory.databases()).some(({ name }) => name === NAME);
  if (!isThere) return false;
  const journal = await requestResult(factory.open(NAME));
  try {
    return (
      (await requestResult(journal.transaction(STORES.rows).objectStore(STORES.rows).count(rangeOf(uid)))) > 0
    );
  } finally {
    journal.close();
  }
}
