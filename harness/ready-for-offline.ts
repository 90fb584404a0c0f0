import { expect, type Page } from '@playwright/test';

/** Waits until this device has everything for offline use: every file of this version, and every document. */
export async function readyForOffline(page: Page, documents: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(countKept), { timeout: 60_000 })
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
  for (const { path } of build.files) {
    if (await cache.match(path)) continue;
    missing.push(path);
    // One is enough: this is called again while the others are loading.
    break;
  }
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const hasController = navigator.serviceWorker.controller !== null;
  // Opening a missing database would create an empty one, in which the app could never store anything.
  const isMade = (await indexedDB.databases()).some(({ name }) => name === 'blueprint-copies');
  if (!isMade) return { hasController, missing, documents: 0 };
  const database = await asked(indexedDB.open('blueprint-copies'));
  const keys = await asked(database.transaction('copies').objectStore('copies').getAllKeys());
  database.close();
  return { hasController, missing, documents: keys.filter(Array.isArray).length };
}
