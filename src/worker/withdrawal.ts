declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a worker that must go, at once and in every tab: it answers nothing, forgets what was kept of the
 * app, and leaves. People's words are not its business: they stay in the journal.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
