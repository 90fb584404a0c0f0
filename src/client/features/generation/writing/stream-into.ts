type Source = { read: () => string; subscribe: (changed: () => void) => () => void };

const NEAR_END_PX = 40;
const REST_MS = 45;

/**
 * Shows a growing text, the first words in the next frame, the others in every third, without React. Each line is a
 * separate block, so that new words lay out only their own line: a text area lays out all of itself for every word,
 * which at 20 kB takes a slow phone more than three frames. Ending it renders the last words, which stay until the text
 * area takes over.
 */
export function streamInto(box: HTMLElement, { read, subscribe }: Source): () => void {
  let frame = 0;
  let shown = '';
  let drawnAt = Number.NEGATIVE_INFINITY;

  // Rendering takes a slow phone a whole frame: arriving words have to be read in between.
  function onFrame(now: number): void {
    frame = 0;
    if (now - drawnAt < REST_MS) {
      changed();
      return;
    }
    if (shown !== '') drawnAt = now;
    draw();
  }
  function draw(): void {
    const text = read();
    if (text === shown) return;
    // Scrolls along only for a reader at the end.
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    if (!text.startsWith(shown)) {
      box.replaceChildren();
      shown = '';
    }
    appendLines(box, text.slice(shown.length));
    shown = text;
    if (isAtEnd) box.scrollTop = box.scrollHeight;
  }
  function changed(): void {
    frame ||= requestAnimationFrame(onFrame);
  }

  box.replaceChildren();
  changed();
  const unsubscribe = subscribe(changed);
  return () => {
    unsubscribe();
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    draw();
  };
}

function appendLines(box: HTMLElement, added: string): void {
  for (const [index, words] of added.split('\n').entries()) {
    const last = box.lastChild;
    const line = index === 0 && last ? last : box.appendChild(emptyLine());
    if (words !== '') line.appendChild(document.createTextNode(words));
  }
}

function emptyLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = 'min-h-[1lh]';
  return line;
}

/** The text position under a point of the box; null while words are selected for copying. */
export function textOffsetAt(box: HTMLElement, x: number, y: number): number | null {
  if (getSelection()?.isCollapsed === false) return null;
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!caret || !box.contains(caret.offsetNode)) return 0;
  const before = document.createRange();
  before.selectNodeContents(box);
  before.setEnd(caret.offsetNode, caret.offset);
  const lines = before.cloneContents();
  return (lines.textContent ?? '').length + Math.max(0, lines.childElementCount - 1);
}
