import { visitMemory } from '#client/adapters/device/browser-memory.ts';
import { entryOf, type RouteStore } from '#client/app/route.ts';

const NAME = 'places';
const KEPT = 60;
const FRAMES = 15;
const PATIENCE_MS = 10_000;
// Pages scroll by whole pixels: within half of one it is the same place, within a whole one perhaps its neighbor.
const THERE_PX = 0.5;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;
// What begins above this line is what somebody reads: the bars at the top of the screens end here.
const READING_LINE = 120;

/** So far below the top of what is marked `data-place`, or of the page where nothing is. */
export type Spot = { anchor: string | null; below: number };

/**
 * Each entry of the history remembers where on its screen the person was, also over a reload. The browser tries that
 * too, but by the pixel: before our screens are drawn the page is short, and pages out of sight have guessed heights.
 */
export function keepPlaces(route: RouteStore, onScreen: () => string, hasPlace = false): () => void {
  history.scrollRestoration = 'manual';
  const spots = readSpots();
  const keep = () => {
    // Going on before a screen was shown leaves the one before it.
    spots.delete(onScreen());
    spots.set(onScreen(), spotOnScreen());
    visitMemory.keep(NAME, JSON.stringify([...spots].slice(-KEPT)));
  };
  const restore = () => {
    const spot = spots.get(entryOf(route.getState()));
    if (spot) scrollToSpot(spot);
    else scrollTo(0, 0);
  };
  // A link that was followed begins at the top, whatever was here once.
  if (!hasPlace && navigationType() !== 'navigate') restore();
  const stopLeaving = route.onLeaving(keep);
  const unfollow = route.subscribe(({ arrival }) => {
    if (arrival === 'back') restore();
  });
  addEventListener('pagehide', keep);
  return () => {
    stopLeaving();
    unfollow();
    removeEventListener('pagehide', keep);
  };
}

/**
 * To be called while what the server drew is still the page. If somebody has scrolled on it: what brings the page that
 * replaces it to the same place, however far they have gone on meanwhile.
 */
export function placeOnDrawn(): (() => void) | null {
  const anchor = readFrom(marked());
  if (!anchor || !scrollY) return null;
  const { below, ...spot } = spotAt(anchor);
  const scrolled = scrollY;
  return () => scrollToSpot({ ...spot, below: below + scrollY - scrolled }, 'at once');
}

/** Before the first that is marked, the place is told by that one: a notice at the top of the page may be gone next time. */
function spotOnScreen(): Spot {
  if (!scrollY) return { anchor: null, below: 0 };
  const all = marked();
  const anchor = readFrom(all) ?? all.find((element) => isLaidOut(element) && isInSight(element));
  return anchor ? spotAt(anchor) : { anchor: null, below: scrollY };
}

function spotAt(anchor: HTMLElement): Spot {
  return { anchor: anchor.dataset.place ?? null, below: -anchor.getBoundingClientRect().top };
}

function isInSight(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top < innerHeight;
}

function marked(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-place]')];
}

/**
 * The last that begins above the line. What is out of sight is not laid out; asked where it is, it would be, and leaving
 * the cards would take a slow phone 40 ms longer. It is asked only where nothing in sight begins above the line.
 */
function readFrom(all: readonly HTMLElement[]): HTMLElement | undefined {
  const isAbove = (element: HTMLElement) => element.getBoundingClientRect().top <= READING_LINE;
  const first = all.findIndex(isLaidOut);
  return (
    all.findLast((element) => isLaidOut(element) && isAbove(element)) ??
    all.slice(0, Math.max(0, first)).findLast(isAbove)
  );
}

// Safari before 17.4 cannot say.
function isLaidOut(element: HTMLElement): boolean {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}

/** Scrolls there until it stays there, or until the person moves. */
export function scrollToSpot({ anchor, below }: Spot, when?: 'at once'): void {
  const stop = new AbortController();
  for (const name of MOVES) {
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const until = performance.now() + PATIENCE_MS;
  let framesThere = 0;
  function step() {
    if (stop.signal.aborted) return;
    const target = anchor === null ? document.body : findAnchor(anchor);
    const isDrawn = target !== null && target.getAttribute('aria-busy') !== 'true';
    // What is still being drawn is short: past its end it would be out of sight, and never be laid out.
    const wanted = isDrawn ? below : Math.min(below, 0);
    const off = target ? target.getBoundingClientRect().top + wanted : 0;
    const isThere = Math.abs(off) <= THERE_PX;
    framesThere = isDrawn && isThere ? framesThere + 1 : 0;
    if (!isThere) scrollBy({ top: off, behavior: 'instant' });
    if (framesThere < FRAMES && performance.now() < until) requestAnimationFrame(step);
    else stop.abort();
  }
  if (when === 'at once') step();
  // The screen that is left is still the one to be seen.
  else requestAnimationFrame(step);
}

function findAnchor(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
}

function readSpots(): Map<string, Spot> {
  try {
    return new Map(JSON.parse(visitMemory.read(NAME) ?? '[]') as [string, Spot][]);
  } catch {
    return new Map();
  }
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate';
}
