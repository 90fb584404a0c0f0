import { drawDashboard } from 'drawn-dashboard';
import { createDeviceCopies } from '#client/adapters/device/device-copies.ts';
import { isWorkerMessage, type WorkerBuild } from '#domain/api/worker-build.ts';
import { chooseAnswer } from './choose-answer.ts';
import { hasUnsent } from './unsent-words.ts';
import { createVersionCache } from './version-cache.ts';
import { withCards } from './with-cards.ts';

declare const self: ServiceWorkerGlobalScope;
/** Prepended to this script by the server, so that another version of the app has another script. */
declare const BUILD: WorkerBuild;

const version = createVersionCache(BUILD, { caches, fetch: (input, init) => fetch(input, init) });
const files = new Set(BUILD.files.map(({ path }) => path));
const copies = createDeviceCopies(indexedDB);
const kept = { copies, hasUnsent: (uid: string) => hasUnsent(indexedDB, uid), draw: drawDashboard };

self.addEventListener('install', (event) => {
  event.waitUntil(passBy(event).catch(() => undefined));
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));

type Routed = ExtendableEvent & {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
};

// Saves bypass the worker: woken for each one, an old version would never make room for the new one while somebody
// types. A browser without static routing asks the worker, which lets them pass.
async function passBy(event: Routed): Promise<void> {
  await event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
}

async function install(): Promise<void> {
  await version.keepEssentials();
  // Offered only when complete: updated on a train, the app would otherwise lose screens that worked before.
  if (await version.hasOlder()) await version.keepRest();
}

async function activate(): Promise<void> {
  await version.sweep();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  event.waitUntil(event.data.type === 'take-over' ? self.skipWaiting() : version.keepRest());
});

self.addEventListener('fetch', (event) => {
  const answer = chooseAnswer(event.request, self.location.origin, files);
  if (answer === 'file') event.respondWith(version.file(event.request));
  else if (answer === 'view') event.respondWith(view(event.request));
  else if (answer === 'fresh-view') event.respondWith(fromServer(event.request));
});

async function view(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [isKnown, shell] = await Promise.all([
    copies.isSomebodyKnown().catch(() => false),
    version.shellFor(pathname),
  ]);
  if (!isKnown || !shell) return fromServer(request);
  return pathname === '/' ? withCards(shell, kept) : shell;
}

async function fromServer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    // Nothing personal: the user is unknown.
    const shell = await version.shellFor('/shell');
    if (shell) return shell;
    throw error;
  }
}
