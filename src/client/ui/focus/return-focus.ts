import { isFocusLost } from '#client/ui/is-focus-lost.ts';

const HEADINGS = 'main :is(h1, h2, h3, h4)';

/**
 * For what took itself away with the focus in it: back to where the focus was, or to the heading of what is in sight, so
 * that the next key goes on there. If something has moved it already, it stays there.
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
