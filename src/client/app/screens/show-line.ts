const FRAMES = 600;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

/**
 * Brings a line of a plan into sight once its screen is drawn, as a document or as text, and gives it the focus. Stops
 * as soon as the person does anything else.
 */
export function showLine(title: string, at: number | undefined): void {
  const stop = new AbortController();
  const listen = () => {
    for (const name of MOVES)
      addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  };
  let frames = 0;
  function look(): void {
    if (frames === 0) listen();
    frames += 1;
    if (stop.signal.aborted || frames > FRAMES) return;
    if (showInDocument(title) || (at !== undefined && showInText(at))) stop.abort();
    else requestAnimationFrame(look);
  }
  // The click that asked for it is still on its way.
  requestAnimationFrame(() => requestAnimationFrame(look));
}

function showInDocument(title: string): boolean {
  const plan = document.querySelector('.plan-document');
  if (!plan) return false;
  const boxes = [...plan.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const box = boxes.find((each) => alike(each.getAttribute('aria-label') ?? '', title));
  const rows = box ? [] : [...plan.querySelectorAll<HTMLElement>('tr, li, p')];
  const line = box?.closest<HTMLElement>('li') ?? rows.find((each) => alike(each.textContent, title));
  // Nothing there says it: the plan was rewritten. Its beginning is the next best place.
  const target = line ?? plan;
  target.scrollIntoView({ block: line ? 'center' : 'start', behavior: 'instant' });
  if (box) box.focus({ preventScroll: true });
  else if (target instanceof HTMLElement) focusOn(target);
  return true;
}

function showInText(at: number): boolean {
  const area = document.querySelector<HTMLTextAreaElement>('[data-place="plan"] textarea');
  if (!area) return false;
  const end = area.value.indexOf('\n', at);
  area.focus();
  area.setSelectionRange(at, end === -1 ? area.value.length : end);
  area.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A title has lost its marks and, if it is long, its end. */
function alike(text: string, title: string): boolean {
  const bare = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const [first = ''] = title.split(' · ');
  return bare(text).includes(bare(first.replace(/…$/, '')));
}
