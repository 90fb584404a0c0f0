import { WORKER_PATH, type WorkerMessage } from '#domain/api/worker-build.ts';
import { renewPage } from './renew-page.ts';

/**
 * offered: a new version is complete and waits for the person. taken: another tab activated it; this page keeps running
 * the old one until it is reloaded.
 */
export type VersionNews = 'offered' | 'taken';

export type AppWorker = {
  fetchRest(): void;
  lookForNewVersion(): void;
  takeNewVersion(): void;
  stop(): void;
};

/** null without service workers: plain http on a home network, or a browser without storage. */
export async function openAppWorker(hear: (news: VersionNews) => void): Promise<AppWorker | null> {
  const workers = browserWorkers();
  if (!workers) return null;
  // The very first version takes over a page without one: that is no news.
  let hasOne = workers.controller !== null;
  const stopped = new AbortController();
  const { signal } = stopped;
  const registration = await workers.register(workerUrl(), { updateViaCache: 'none' });
  let isAskedFor = false;

  const offer = () => {
    // The very first version needs no consent: no page runs another one.
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
      // A person who asked for it gets it with the reload.
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

/** The operator has withdrawn the worker: this page also removes what an earlier one stored. */
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

// A worker is code, so the page may only register a URL that a Trusted Types policy allows. This policy allows exactly
// one. A page may create it only once, however often somebody signs in.
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
