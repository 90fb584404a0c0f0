import type { WorkerMessage } from '#domain/api/worker-build.ts';

const PATIENCE_MS = 8_000;

/**
 * Loads the page anew, in the version that the server has. A plain reload is not enough where a worker keeps the old
 * version: that one would come again, and ask for the same file that is gone.
 */
export async function renewPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) await Promise.race([renewed(registration), patience()]);
  location.reload();
}

async function renewed(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (next.state === 'installed') next.postMessage({ type: 'take-over' } satisfies WorkerMessage);
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', look);
    look();
  });
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}
