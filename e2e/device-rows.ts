import type { Page } from '@playwright/test';

/** Every row of every database that this browser keeps for us. */
export function rowsOnDevice(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        rows.push(...(await asked(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    return rows;
  });
}
