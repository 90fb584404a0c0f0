import type { WorkerMessage } from '#domain/api/worker-build.ts';
import { reloadPage } from './reload-page.ts';

const PATIENCE_MS = 8_000;

/**
 * Reloads the page in the server's version. A plain reload isn't enough while a worker caches the old version: it would
 * return, and request the same missing file. On a slow network the new worker takes too long; then the old one is
 * unregistered, so that the page comes from the server. Not while offline: only the old worker has a page then.
 */
export async function renewPage(reload = reloadPage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) {
    const isReached = registration.update().then(
      () => true,
      () => false,
    );
    const isLate = await Promise.race([isReached.then(() => renewed(registration)), patience()]);
    if (isLate && (await Promise.race([isReached, false])))
      await registration.unregister().catch(() => false);
  }
  reload();
}

/** False once the new version is ready or none is coming. */
async function renewed(registration: ServiceWorkerRegistration): Promise<false> {
  const next = registration.installing ?? registration.waiting;
  if (!next) return false;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (next.state === 'installed') next.postMessage({ type: 'take-over' } satisfies WorkerMessage);
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', look);
    look();
  });
  return false;
}

function patience(): Promise<true> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), PATIENCE_MS);
  });
}
