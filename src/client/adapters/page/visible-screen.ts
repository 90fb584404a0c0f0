/**
 * On an iPhone the keyboard covers the page, which keeps its height: things that must stay visible need to know how
 * much is covered. Elsewhere the page itself gets shorter, and both lengths stay 0. Returns a stop function.
 */
export function followVisibleScreen(page: Window = window): () => void {
  const screen = page.visualViewport;
  if (!screen) return () => {};
  const { style } = page.document.documentElement;
  const stop = new AbortController();
  const measure = () => {
    // Pinch zoom also shrinks the visible part, but nothing should move then.
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
