import { createDeviceCopies } from '#client/adapters/device/device-copies.ts';
import { isWorkerMessage, type WorkerBuild } from '#domain/api/worker-build.ts';
import { chooseAnswer } from './choose-answer.ts';
import { createVersionCache } from './version-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written before this script by the server: another version of the app is then another script. */
declare const BUILD: WorkerBuild;

const version = createVersionCache(BUILD, { caches, fetch: (input, init) => fetch(input, init) });
const files = new Set(BUILD.files.map(({ path }) => path));
const copies = createDeviceCopies(indexedDB);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  await version.keepEssentials();
  // Offered only when it is whole: whoever takes it on a train would otherwise lose screens that worked before.
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
  const isKnown = await copies.isSomebodyKnown().catch(() => false);
  const shell = isKnown ? await version.shellFor(new URL(request.url).pathname) : undefined;
  return shell ?? fromServer(request);
}

async function fromServer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    // Nothing that is drawn for somebody: it is not known who is there.
    const shell = await version.shellFor('/shell');
    if (shell) return shell;
    throw error;
  }
}
