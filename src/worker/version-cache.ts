import { SHELL_PATHS, type WorkerBuild, type WorkerFile } from '#domain/api/worker-build.ts';

const PREFIX = 'version-';
// Two at a time: the person's own requests come first.
const AT_ONCE = 2;

type Browser = { caches: CacheStorage; fetch: typeof fetch };

export type VersionCache = {
  /** Everything for the first screens. Rejects if anything is missing: then the version is not used. */
  keepEssentials(): Promise<void>;
  /** Every other screen. A failed file is downloaded when it is used. */
  keepRest(): Promise<void>;
  hasOlder(): Promise<boolean>;
  /** Of older versions only the last one stays: its tabs may still be open. */
  sweep(): Promise<void>;
  shellFor(path: string): Promise<Response | undefined>;
  file(request: Request): Promise<Response>;
};

export function createVersionCache({ version, files }: WorkerBuild, browser: Browser): VersionCache {
  const name = `${PREFIX}${version}`;
  const own = () => browser.caches.open(name);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const shells = Object.values(SHELL_PATHS).map((path) => ({ path, digest: version }));

  async function older(): Promise<string[]> {
    const names = await browser.caches.keys();
    return names.filter((other) => other.startsWith(PREFIX) && other !== name);
  }

  async function keep({ path, digest }: Pick<WorkerFile, 'path' | 'digest'>): Promise<void> {
    const cache = await own();
    if (await cache.match(path)) return;
    const same = isNamedByContent(path) ? await browser.caches.match(path, { ignoreVary: true }) : undefined;
    const answer = same ?? (await fetched(path));
    if (!isGenuine(answer, digest)) throw new Error(`${path} is not of this version`);
    await cache.put(path, answer);
  }

  // Only files whose names change with their content may come from the browser's own cache.
  const fetched = (path: string) =>
    browser.fetch(path, {
      cache: isNamedByContent(path) ? 'default' : 'no-cache',
      credentials: 'same-origin',
    });

  return {
    keepEssentials: () => inTurn([...shells, ...files.filter(({ isEssential }) => isEssential)], keep),
    keepRest: () => inTurn(files, (file) => keep(file).catch(() => undefined)),
    hasOlder: async () => (await older()).length > 0,
    async sweep() {
      for (const old of (await older()).slice(0, -1)) await browser.caches.delete(old);
    },
    async shellFor(path) {
      const shell = path === '/' ? SHELL_PATHS.dashboard : SHELL_PATHS.any;
      return (await own()).match(shell, { ignoreVary: true });
    },
    async file(request) {
      const { pathname } = new URL(request.url);
      const cached = await (await own()).match(pathname, { ignoreVary: true });
      if (cached) return cached;
      const listed = byPath.get(pathname);
      // A tab of the previous version: its files are no longer on the server.
      const old =
        !listed && isNamedByContent(pathname)
          ? await browser.caches.match(pathname, { ignoreVary: true })
          : undefined;
      if (old) return old;
      const answer = await browser.fetch(request);
      if (listed && isGenuine(answer, listed.digest)) await (await own()).put(pathname, answer.clone());
      return answer;
    },
  };
}

function isNamedByContent(path: string): boolean {
  return path.startsWith('/assets/');
}

function isGenuine(answer: Response, digest: string): boolean {
  return answer.ok && !answer.redirected && (answer.headers.get('etag') ?? '').includes(digest);
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const hand = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}
