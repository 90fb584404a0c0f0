import type { Page } from '@playwright/test';

/** Every row of every database of this app in this browser. */
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

/** All of that plus localStorage, as one text to search. */
export async function keptText(page: Page): Promise<string> {
  const kept = await page.evaluate(() => ({ ...localStorage }));
  return JSON.stringify([kept, await rowsOnDevice(page)]);
}
