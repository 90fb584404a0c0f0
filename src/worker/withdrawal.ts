declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces a worker that must go, at once and in every tab: it answers nothing, removes the app's caches, and
 * unregisters. People's words stay in the journal.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
