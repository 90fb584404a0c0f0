import { isFocusLost } from '#client/ui/is-focus-lost.ts';

type Held = {
  element: HTMLElement;
  /** Its ancestors, innermost first, with the element after each: once it is removed, nothing else tells where it was. */
  path: { around: Element; after: Element | null }[];
  /** The element that had the focus before a dialog. */
  behind: Held | null;
  /** When it got the focus. */
  at: number;
};

const HEADINGS = 'h1, h2, h3';
// Nobody has scrolled away that soon.
const JUST_NOW_MS = 1_000;

/**
 * When a button removes or disables itself, the focus falls to the top of the page. Moves it to the heading of what
 * comes next, or back to the button once it is enabled. The first to move it wins.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  const observer = new MutationObserver(() => afterTwoFrames(rescue));

  function hold({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    held = heldAt(target, held);
    observer.disconnect();
    observer.observe(target, { attributeFilter: ['disabled'] });
    for (const { around } of held.path) observer.observe(around, { childList: true });
  }
  // A click elsewhere leaves it.
  function letGo() {
    held = null;
    observer.disconnect();
  }
  function rescue() {
    if (!held || !isFocusLost()) return;
    const { element, at } = held;
    // Only buttons: focusing a field opens a phone's keyboard.
    const isBack = element instanceof HTMLButtonElement && element.isConnected && !element.disabled;
    const next = isBack ? element : refugeOf(held);
    if (!next) return;
    if (next !== element) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    // A card that shrinks with its button would leave the end of the page in view, so scroll. Clicked words are still
    // in view, and their editor may be a moment late: don't scroll.
    const isJustLost = element instanceof HTMLButtonElement && performance.now() - at < JUST_NOW_MS;
    if (isJustLost && next !== element && !isInSight(next)) next.scrollIntoView({ block: 'center' });
  }

  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', letGo);
  return () => {
    letGo();
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', letGo);
  };
}

function heldAt(element: HTMLElement, before: Held | null): Held {
  const path: Held['path'] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    path.push({ around: inner.parentElement, after: inner.nextElementSibling });
  }
  const isIn = (held: Held) => held.element.closest('dialog') === element.closest('dialog');
  const behind = before && (isIn(before) ? before.behind : element.closest('dialog') ? before : null);
  return { element, path, behind, at: performance.now() };
}

function refugeOf({ element, path, behind }: Held): HTMLElement | null {
  if (element.isConnected) return null;
  const left = path.findIndex(({ around }) => around.isConnected);
  const isFromDialog = path.slice(0, left).some(({ around }) => around.localName === 'dialog');
  if (isFromDialog) return behind && refugeOf(behind);
  // A whole screen changed: the next one knows best where to start.
  const place = path[left];
  if (!place || place.around.querySelector('main') || place.around.localName === 'main') return null;
  for (const near of path.slice(left).flatMap(({ after, around }) => [...fromHere(after), around])) {
    if (!near.isConnected) continue;
    const heading = near.matches(HEADINGS) ? near : near.querySelector(HEADINGS);
    if (heading instanceof HTMLElement) return heading;
  }
  return null;
}

/** The next element and all after it: within their common ancestor, the first heading may be screens above. */
function fromHere(first: Element | null): Element[] {
  const following: Element[] = [];
  for (let next = first; next?.isConnected; next = next.nextElementSibling) following.push(next);
  return following;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

function afterTwoFrames(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
