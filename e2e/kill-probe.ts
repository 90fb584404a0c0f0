import type { Page } from '@playwright/test';

/**
 * Runs in the page, next to the app: the simplest possible program, writing to the disk without a pause while there are
 * new keystrokes. Words it lists were typed at least five of its writes before the end: on a very slow machine that is
 * longer than 100 ms, and a good program has stored them as well.
 */
export function probeWrites(): void {
  const opening = indexedDB.open('kill-probe', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
  const typed: { text: string; writes: number }[] = [];
  let isWriting = false;

  function write(): void {
    const covered = typed.slice();
    const settled = typed.filter(({ writes }) => writes >= 4).map(({ text }) => text);
    isWriting = settled.length < typed.length;
    const writing = opening.result.transaction('texts', 'readwrite', { durability: 'strict' });
    writing.objectStore('texts').put(settled, location.pathname);
    writing.oncomplete = () => {
      for (const key of covered) key.writes += 1;
      if (isWriting) write();
    };
  }

  document.addEventListener(
    'input',
    ({ target }) => {
      typed.push({ text: (target as HTMLTextAreaElement).value, writes: 0 });
      if (!isWriting) write();
    },
    true,
  );
}

/** The words it had listed for this page before the end. */
export function writtenByProbe(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('kill-probe', 1));
    const texts = await asked<string[]>(
      database.transaction('texts').objectStore('texts').get(location.pathname),
    );
    database.close();
    return texts ?? [];
  });
}
