// The true height is known two frames after a page came near, and pages further on follow later.
const FRAMES = 15;

// A jump that still adjusts must not interfere with the next one.
let latest = 0;

/**
 * Scrolls until the target stays in place. One scroll isn't enough: off-screen pages have an estimated height, and when
 * they come near, their true height pushes the target away again.
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
