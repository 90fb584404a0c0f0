import { WORKER_PATH, type WorkerMessage } from '#domain/api/worker-build.ts';
import { renewPage } from './renew-page.ts';

/**
 * offered: a new version is whole and waits for the person to take it. taken: another tab has taken it; this page goes
 * on with what it has, and gets the new version when it is loaded again.
 */
export type VersionNews = 'offered' | 'taken';

export type AppWorker = {
  fetchRest(): void;
  lookForNewVersion(): void;
  takeNewVersion(): void;
  stop(): void;
};

/** null where there are no workers: plain http on a home network, or a browser that keeps nothing. */
export async function openAppWorker(hear: (news: VersionNews) => void): Promise<AppWorker | null> {
  const workers = browserWorkers();
  if (!workers) return null;
  // The first version of all takes over a page that has none yet: that is no news.
  let hasOne = workers.controller !== null;
  const stopped = new AbortController();
  const { signal } = stopped;
  const registration = await workers.register(workerUrl(), { updateViaCache: 'none' });
  let isAskedFor = false;

  const offer = () => {
    // The very first version has nobody to ask: no page works with another one.
    if (registration.waiting && workers.controller) hear('offered');
  };
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', offer, { signal }),
    { signal },
  );
  workers.addEventListener(
    'controllerchange',
    () => {
      // Anyone who asked for it gets it with the page that is loaded again.
      if (!isAskedFor && hasOne) hear('taken');
      hasOne = true;
    },
    { signal },
  );
  offer();

  return {
    fetchRest: () =>
      void workers.ready.then(({ active }) =>
        active?.postMessage({ type: 'fetch-rest' } satisfies WorkerMessage),
      ),
    lookForNewVersion: () => void registration.update().catch(() => undefined),
    takeNewVersion() {
      isAskedFor = true;
      void renewPage();
    },
    stop: () => stopped.abort(),
  };
}

/** The operator has withdrawn it: this page also lets go of what an earlier one kept. */
export async function leaveAppWorker(): Promise<void> {
  const registrations = (await browserWorkers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

function browserWorkers(): ServiceWorkerContainer | undefined {
  return globalThis.navigator?.serviceWorker;
}

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
};

let allowed: string | undefined;

// A worker is code, so the page only takes an address that a policy has let through. This one lets through one. A page
// may make it once only, however often somebody signs in on it.
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  allowed ??= trustedTypes
    ? trustedTypes.createPolicy('app-worker', { createScriptURL: onlyOurs }).createScriptURL(WORKER_PATH)
    : WORKER_PATH;
  return allowed;
}

function onlyOurs(url: string): string {
  if (url !== WORKER_PATH) throw new TypeError('Not the app’s own worker.');
  return url;
}
