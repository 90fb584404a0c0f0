export type StreamSource = { read: () => string; subscribe: (changed: () => void) => () => void };

const REST_MS = 45;
// A block that takes long to draw is drawn less often, or nothing else could be done while it is written.
const REST_PER_DRAW = 3;
// Reading and drawing are half of a frame's work, laying out is the other: together no more than three frames.
const DRAW_MS = 12;
/** So much is drawn at once, however slow the page is: smaller parts would take as long, and be more. */
const LEAST_PART = 160;
// But the first parts take several times as long as later ones: nothing of what reads and draws them has run before.
export const FIRST_PART = 48;
const MORE_EACH_TIME = 14;

/**
 * Shows a growing text: the first words in the next frame, the others in every third. Text that comes faster than the
 * page can draw it waits for the next frame: drawn at once, it would take longer, and more would come meanwhile.
 * Returns how to end it.
 */
export function followStream(
  { read, subscribe }: StreamSource,
  show: (text: string) => void,
  drawn = '',
): () => void {
  let frame = 0;
  let shown = drawn;
  let restUntil = 0;
  let most = FIRST_PART;
  let least = FIRST_PART;

  function draw(): void {
    const text = read();
    if (text === shown) return;
    const isFirst = shown === '';
    const from = text.startsWith(shown) ? shown.length : 0;
    const next = text.slice(0, partEnd(text, from, most));
    const started = performance.now();
    shown = next;
    show(next);
    const ended = performance.now();
    const took = Math.max(1, ended - started);
    const isWaiting = next.length < text.length;
    if (isWaiting || took > DRAW_MS) {
      least = Math.min(LEAST_PART, least + MORE_EACH_TIME);
      most = Math.max(least, Math.min(most * 2, ((next.length - from) * DRAW_MS) / took));
    }
    if (!isFirst) restUntil = ended + (isWaiting ? took : Math.max(REST_MS, took * REST_PER_DRAW));
    if (isWaiting) changed();
  }
  function onFrame(): void {
    frame = 0;
    if (performance.now() < restUntil) changed();
    else draw();
  }
  function changed(): void {
    frame ||= requestAnimationFrame(onFrame);
  }

  changed();
  const unsubscribe = subscribe(changed);
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}

/** Between two blocks where that can be: half a block would be read again with its other half. */
function partEnd(text: string, from: number, most: number): number {
  if (text.length - from <= most) return text.length;
  const part = text.slice(from, from + most);
  const least = most / 4;
  const blank = part.lastIndexOf('\n\n') + 2;
  if (blank > least) return from + blank;
  const line = part.lastIndexOf('\n') + 1;
  return from + (line > least ? line : part.length);
}
