const NAME = 'place';
const FRAMES = 15;
const PATIENCE_MS = 5_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

type Kept = { path: string; y: number };

let isKeeping = false;

/**
 * A reload comes back to where the person was. The browser tries too, but gives up before our screens have been drawn:
 * the page is short then. Once for each page, whoever signs in.
 */
export function keepPlace(): void {
  if (isKeeping) return;
  isKeeping = true;
  if (isReload()) restore();
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(NAME, JSON.stringify({ path: location.pathname, y: scrollY } satisfies Kept));
    } catch {
      // A browser without storage begins at the top again.
    }
  });
}

function restore(): void {
  const kept = readKept();
  // The pages of the book have guessed heights until they come near: the same pixel would be another page.
  if (kept?.path !== location.pathname || kept.path === '/book') return;
  const { y } = kept;
  const stop = new AbortController();
  for (const name of MOVES) {
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const until = performance.now() + PATIENCE_MS;
  let framesThere = 0;
  function step() {
    if (stop.signal.aborted) return;
    framesThere = Math.abs(scrollY - y) <= 1 ? framesThere + 1 : 0;
    if (framesThere === 0) scrollTo({ top: y, behavior: 'instant' });
    if (framesThere < FRAMES && performance.now() < until) requestAnimationFrame(step);
    else stop.abort();
  }
  step();
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
