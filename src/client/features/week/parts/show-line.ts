import { untilMoved } from '#client/plan-view/until-moved.ts';
import type { LinePlace } from '#domain/week/task.ts';

const PATIENCE_MS = 10_000;
// How long to look for a line in a plan that is rendering: its sections appear one after another.
const SEARCH_MS = 2_000;
// The screen renders again while its parts arrive, and focus on earlier elements is lost.
const FRAMES_THERE = 20;

/**
 * Scrolls to a plan's line once its screen is rendered, as a document or as text, and focuses it. Stops when the person
 * does anything else.
 */
export function showLine(title: string, place: LinePlace | undefined): void {
  const until = performance.now() + PATIENCE_MS;
  let drawnAt = 0;
  let framesThere = 0;
  untilMoved(() => {
    const now = performance.now();
    if (now > until || framesThere > FRAMES_THERE) return true;
    const plan = document.querySelector<HTMLElement>('.plan-document');
    if (plan && drawnAt === 0) drawnAt = now;
    const isLookedThrough = drawnAt > 0 && now > drawnAt + SEARCH_MS;
    // The line is missing: the plan was rewritten. Its beginning is the next best place.
    const target = plan ? (lineIn(plan, title, place?.order ?? 0) ?? (isLookedThrough ? plan : null)) : null;
    if (!target) return place !== undefined && showInText(place.at, title);
    framesThere += 1;
    focusOn(target);
    return false;
  });
}

function lineIn(plan: HTMLElement, title: string, order: number): HTMLElement | null {
  const labelOf = (box: HTMLElement) => box.getAttribute('aria-label') ?? '';
  const boxes = [...plan.querySelectorAll<HTMLElement>('input[type="checkbox"]')];
  const said = boxes.filter((box) => alike(labelOf(box), title));
  const box = said.filter((each) => bare(labelOf(each)) === bare(title))[order] ?? said[0];
  if (box) return box;
  return (
    [...plan.querySelectorAll<HTMLElement>('tr, li, p')].find((each) => alike(each.textContent, title)) ??
    null
  );
}

function showInText(at: number, title: string): boolean {
  const lineOf = ({ value }: HTMLTextAreaElement) => value.slice(at).split('\n', 1)[0] ?? '';
  // The notes next to a plan are in such a field too.
  const areas = [...document.querySelectorAll<HTMLTextAreaElement>('[data-place="plan"] textarea')];
  const area = areas.find((each) => alike(lineOf(each), title));
  if (!area) return false;
  area.focus();
  area.setSelectionRange(at, at + lineOf(area).length);
  area.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

function focusOn(element: HTMLElement): void {
  if (document.activeElement === element) return;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!(element instanceof HTMLInputElement)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** A title has no Markdown and, if it is long, lacks its end. */
function alike(text: string, title: string): boolean {
  const [first = ''] = title.split(' · ');
  return bare(text).includes(bare(first.replace(/…$/, '')));
}

const bare = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
