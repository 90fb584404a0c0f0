const NAME = 'place';
const FRAMES = 15;
const PATIENCE_MS = 5_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let isKeeping = false;

/** How far the page was scrolled: from its top, or from the top of a chapter whose true height is known only there. */
type Kept = { path: string; chapter: string | null; y: number };

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
      sessionStorage.setItem(NAME, JSON.stringify(placeNow()));
    } catch {
      // A browser without storage begins at the top again.
    }
  });
}

function placeNow(): Kept {
  const begun = [...document.querySelectorAll('.book-chapter')].findLast((each) => topOf(each) <= 0);
  const y = begun ? -topOf(begun) : scrollY;
  return { path: location.pathname, chapter: begun?.id ?? null, y };
}

function restore(): void {
  const stop = new AbortController();
  const kept = readKept();
  if (kept?.path !== location.pathname) return;
  for (const name of [...MOVES, 'popstate'] as const) {
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const until = performance.now() + PATIENCE_MS;
  let framesThere = 0;
  function step() {
    if (stop.signal.aborted || !kept) return;
    const wanted = wantedY(kept);
    framesThere = Math.abs(scrollY - wanted) <= 1 ? framesThere + 1 : 0;
    if (framesThere === 0) scrollTo({ top: wanted, behavior: 'instant' });
    if (framesThere < FRAMES && performance.now() < until) requestAnimationFrame(step);
    else stop.abort();
  }
  step();
}

function wantedY({ chapter, y }: Kept): number {
  const element = chapter === null ? null : document.getElementById(chapter);
  return element ? topOf(element) + scrollY + y : y;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
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
