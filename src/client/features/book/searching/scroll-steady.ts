// The true height is known two frames after a page came near; the pages beyond it follow after that.
const FRAMES = 15;

// A jump that is still settling must not pull the page back from the next one.
let latest = 0;

/**
 * Scrolls until the target stays where it belongs. One scroll is not enough here: pages out of sight have a
 * guessed height, and as they come near, their true height pushes the target away again.
 */
export function scrollSteady(target: Element, block: 'start' | 'center'): void {
  let wanted = Number.POSITIVE_INFINITY;
  let frames = 0;
  latest += 1;
  const mine = latest;
  function step() {
    if (mine !== latest) return;
    const topOf = () => target.getBoundingClientRect().top;
    if (Math.abs(topOf() - wanted) > 1) {
      target.scrollIntoView?.({ block, behavior: 'instant' });
      wanted = topOf();
    }
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(step);
  }
  step();
}
