import { isFocusLost } from '#client/ui/is-focus-lost.ts';

const HEADINGS = 'main :is(h1, h2, h3, h4)';

/**
 * For an element that removed itself with the focus: returns it to where it was, or to the heading of the visible
 * section, so that keyboard use continues there. If something has moved it already, it stays.
 */
export function returnFocus(from: HTMLElement | null): void {
  if (!isFocusLost()) return;
  const heading = from?.isConnected ? null : headingInSight();
  if (heading) heading.tabIndex = -1;
  (heading ?? from)?.focus({ preventScroll: true });
}

function headingInSight(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)].map((element) => ({
    element,
    rect: element.getBoundingClientRect(),
  }));
  const shown = headings.filter(({ rect }) => rect.height > 0);
  const inSight = shown.find(({ rect }) => rect.top >= 0 && rect.bottom <= innerHeight);
  return (inSight ?? shown.findLast(({ rect }) => rect.top < 0))?.element;
}
