/** What the page, its service worker and the server agree on. */
export const WORKER_PATH = '/worker.js';

/** The page without personal data. The dashboard is rendered in advance, as far as it is the same for everybody. */
export const SHELL_PATHS = { dashboard: '/shell/dashboard', any: '/shell' } as const;

export type WorkerFile = {
  path: string;
  /** Part of the file's ETag: an answer of another version, or of a hotel's sign-in page, does not have it. */
  digest: string;
  /** No screen opens without it, so a version is not used until this file is cached. */
  isEssential: boolean;
};

/** One version of the app, with everything that a browser has to keep for it. */
export type WorkerBuild = { version: string; files: readonly WorkerFile[] };

/** `take-over`: the person wants the new version. `fetch-rest`: the page is idle just now. */
export type WorkerMessage = { type: 'take-over' | 'fetch-rest' };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  return type === 'take-over' || type === 'fetch-rest';
}
