import { visitMemory } from '#client/adapters/device/browser-memory.ts';
import { entryOf, type RouteStore } from '#client/app/route.ts';

const NAME = 'places';
const KEPT = 60;
const FRAMES = 15;
const PATIENCE_MS = 10_000;
// Pages scroll by whole pixels: within half a pixel it is the same place, within a whole one perhaps its neighbor.
const THERE_PX = 0.5;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;
// The bars at the top of the screens end here, so text below this line is being read.
const READING_LINE = 120;

/** A distance below an element marked `data-place`, or below the top of the page. */
export type Spot = { anchor: string | null; below: number };

/**
 * Remembers the scroll position of each history entry, even over a reload. Browsers try that too, but by the pixel:
 * before our screens are rendered the page is short, and off-screen parts have estimated heights.
 */
export function keepPlaces(route: RouteStore, onScreen: () => string, hasPlace = false): () => void {
  history.scrollRestoration = 'manual';
  const spots = readSpots();
  const keep = () => {
    // Navigating again before a screen was shown belongs to the previous one.
    spots.delete(onScreen());
    spots.set(onScreen(), spotOnScreen());
    visitMemory.keep(NAME, JSON.stringify([...spots].slice(-KEPT)));
  };
  const restore = () => {
    const spot = spots.get(entryOf(route.getState()));
    if (spot) scrollToSpot(spot);
    else scrollTo(0, 0);
  };
  // A followed link starts at the top, whatever its earlier position.
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
 * Call it while the server-rendered page is still shown. If somebody has scrolled, returns a function that scrolls the
 * app's page to the same place, however far they have scrolled since.
 */
export function placeOnServerPage(): (() => void) | null {
  const anchor = readFrom(marked());
  if (!anchor || !scrollY) return null;
  const { below, ...spot } = spotAt(anchor);
  const scrolled = scrollY;
  return () => scrollToSpot({ ...spot, below: below + scrollY - scrolled }, 'at once');
}

/** Above the first marked element, the position is relative to it: a notice at the top of the page may be gone next time. */
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
 * The last marked element that begins above the line. Off-screen parts aren't laid out, and measuring one would force
 * that, which delays leaving the cards by 40 ms on a slow phone. So measure them only if nothing visible begins above
 * the line.
 */
function readFrom(all: readonly HTMLElement[]): HTMLElement | undefined {
  const isAbove = (element: HTMLElement) => element.getBoundingClientRect().top <= READING_LINE;
  const first = all.findIndex(isLaidOut);
  return (
    all.findLast((element) => isLaidOut(element) && isAbove(element)) ??
    all.slice(0, Math.max(0, first)).findLast(isAbove)
  );
}

// Safari before 17.4 can't tell.
function isLaidOut(element: HTMLElement): boolean {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}

/** Scrolls to the spot until it stays there, or until the person moves. */
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
    // A part that is still rendering is short: past its end it would be off screen, and never be laid out.
    const wanted = isDrawn ? below : Math.min(below, 0);
    const off = target ? target.getBoundingClientRect().top + wanted : 0;
    const isThere = Math.abs(off) <= THERE_PX;
    framesThere = isDrawn && isThere ? framesThere + 1 : 0;
    if (!isThere) scrollBy({ top: off, behavior: 'instant' });
    if (framesThere < FRAMES && performance.now() < until) requestAnimationFrame(step);
    else stop.abort();
  }
  if (when === 'at once') step();
  // The previous screen is still visible.
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
