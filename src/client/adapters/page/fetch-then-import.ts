/** The server does not have this file any more: it was renewed while the page was open. */
export class PartGone extends Error {}

const scripts = new Map<string, Promise<void>>();
const styles = new Map<string, Promise<void>>();

/**
 * Stands in for Vite's preload helper (vite.config.ts); `files` are the part's own script and all that it needs.
 *
 * Chromium remembers a failed import, and a failed `modulepreload`, as long as the page lives: what was asked for on a
 * train could never be shown again without a reload. A failed fetch is not remembered. So each file is fetched first,
 * and imported out of the browser's cache once all of them are there.
 */
export async function fetchThenImport<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => (file.endsWith('.css') ? styleOf(`/${file}`) : fetched(`/${file}`))));
  return load();
}

// Many parts share files, and all are asked for at once when the page is idle.
function fetched(path: string): Promise<void> {
  const known = scripts.get(path);
  if (known) return known;
  // The page itself names what it begins with. Fetching that again would hold up the first screen.
  const named = `script[src="${path}"], link[rel="modulepreload"][href="${path}"]`;
  const arrived = document.querySelector(named) ? Promise.resolve() : fetchWhole(path);
  scripts.set(path, arrived);
  arrived.catch(() => scripts.delete(path));
  return arrived;
}

// As many as a browser asks one server for at once. More would only stand in its line, and asking for dozens in one go
// keeps a slow phone from hearing a touch.
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
    // Not before the last byte is it in the cache.
    await answer.arrayBuffer();
  } finally {
    running -= 1;
    // The newest first: somebody waits for it, and for what is fetched ahead of time nobody does.
    waiting.pop()?.();
  }
}

function styleOf(path: string): Promise<void> {
  const known = styles.get(path);
  if (known) return known;
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
