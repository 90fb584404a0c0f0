import { expect, type Page } from '@playwright/test';

/** Waits until this device could do without the server: every file of this version, and every document. */
export async function keptForOffline(page: Page, documents: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(countKept), { timeout: 30_000 })
    .toEqual({
      hasController: true,
      missing: [],
      documents,
    });
}

async function countKept() {
  const script = await (await fetch('/worker.js')).text();
  const build = JSON.parse(/^const BUILD = (.*);$/m.exec(script)?.[1] ?? '{"files":[]}');
  const cache = await caches.open(`version-${build.version}`);
  const missing: string[] = [];
  for (const { path } of build.files) if (!(await cache.match(path))) missing.push(path);
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open('blueprint-copies'));
  const keys = database.objectStoreNames.contains('copies')
    ? await asked(database.transaction('copies').objectStore('copies').getAllKeys())
    : [];
  database.close();
  return {
    hasController: navigator.serviceWorker.controller !== null,
    missing,
    documents: keys.filter(Array.isArray).length,
  };
}
