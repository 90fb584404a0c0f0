/**
 * On an iPhone the keyboard lies over the page, which keeps its height: what is to stay in sight needs to know how much
 * of it is covered. Elsewhere the page itself becomes shorter, and both lengths stay 0. Returns how to stop.
 */
export function followVisibleScreen(page: Window = window): () => void {
  const screen = page.visualViewport;
  if (!screen) return () => {};
  const { style } = page.document.documentElement;
  const stop = new AbortController();
  const measure = () => {
    // Somebody who zooms in with two fingers sees less of the page too, and wants nothing moved.
    const isZoomed = screen.scale > 1.01;
    const above = isZoomed ? 0 : Math.round(screen.offsetTop);
    const below = isZoomed ? 0 : Math.max(0, Math.round(page.innerHeight - screen.height - screen.offsetTop));
    style.setProperty('--covered-above', `${above}px`);
    style.setProperty('--covered-below', `${below}px`);
  };
  measure();
  screen.addEventListener('resize', measure, { signal: stop.signal });
  screen.addEventListener('scroll', measure, { signal: stop.signal });
  return () => {
    stop.abort();
    style.removeProperty('--covered-above');
    style.removeProperty('--covered-below');
  };
}
