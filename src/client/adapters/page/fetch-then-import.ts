/** The server no longer has this file: it was upgraded while the page was open. */
export class PartGone extends Error {}

const scripts = new Map<string, Promise<void>>();
const styles = new Map<string, Promise<void>>();

/**
 * Replaces Vite's preload helper (vite.config.ts); `files` are the part's own script and its dependencies. Chromium
 * caches a failed import, and a failed `modulepreload`, for the life of the page: after a failure in a tunnel, only a
 * reload would help. A failed fetch isn't cached. So each file is fetched first, and imported from the browser's cache
 * once all are there.
 */
export async function fetchThenImport<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => (file.endsWith('.css') ? styleOf(`/${file}`) : fetched(`/${file}`))));
  return load();
}

// Many parts share files, and all are requested when the page is idle.
function fetched(path: string): Promise<void> {
  const cached = scripts.get(path);
  if (cached) return cached;
  // The page itself loads its first files. Fetching them again would delay the first screen.
  const named = `script[src="${path}"], link[rel="modulepreload"][href="${path}"]`;
  const arrived = document.querySelector(named) ? Promise.resolve() : fetchWhole(path);
  scripts.set(path, arrived);
  arrived.catch(() => scripts.delete(path));
  return arrived;
}

// As many as a browser sends to one server at once. More would only queue, and requesting dozens at once keeps a slow
// phone from handling a touch.
const AT_ONCE = 6;
const waiting: (() => void)[] = [];
let running = 0;

async function fetchWhole(path: string): Promise<void> {
  if (running >= AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
  running += 1;
  try {
    const answer = await fetch(path);
    if (answer.status === 404) throw new PartGone(path);
    if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
    // It is in the cache only after the last byte.
    await answer.arrayBuffer();
  } finally {
    running -= 1;
    // Newest first: somebody waits for that one, and nobody for prefetched ones.
    waiting.pop()?.();
  }
}

function styleOf(path: string): Promise<void> {
  const cached = styles.get(path);
  if (cached) return cached;
  if (document.querySelector(`link[rel="stylesheet"][href="${path}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  const arrived = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles.delete(path);
      reject(new Error(`No styles at ${path}`));
    };
  });
  link.rel = 'stylesheet';
  link.href = path;
  document.head.append(link);
  styles.set(path, arrived);
  return arrived;
}
