export type StreamSource = { read: () => string; subscribe: (changed: () => void) => () => void };

const REST_MS = 45;
// A block that is slow to render is rendered less often, or nothing else could be done while it is written.
const REST_PER_DRAW = 3;
// Parsing has a frame of its own; rendering shares one with layout and paint, which take as long again.
const DRAW_MS = 12;
/** The least number of characters per chunk: smaller chunks would take as long each, and be more. */
const LEAST_PART = 160;
// The first chunks take several times as long as later ones, because none of their code has run before.
export const FIRST_PART = 48;
const MORE_EACH_TIME = 14;

/** Parsing and rendering are separate, since each takes most of a frame on a slow page. */
export type Drawing<Read> = { read: (text: string) => Read; show: (read: Read) => void };

/**
 * Shows a growing text: the first words in the next frame, the others in every third. One frame parses, a later one
 * renders. Text that arrives faster waits for the next frame: rendered at once, it would take longer, and more would
 * arrive meanwhile. Returns a function that ends it.
 */
export function followStream<Read>(source: StreamSource, drawing: Drawing<Read>, drawn = ''): () => void {
  let frame = 0;
  let shown = drawn;
  let ahead: { text: string; read: Read; tookMs: number } | undefined;
  let restUntil = 0;
  let most = FIRST_PART;
  let least = FIRST_PART;

  function readOn(text: string): void {
    const from = text.startsWith(shown) ? shown.length : 0;
    const next = text.slice(0, partEnd(text, from, most));
    const started = performance.now();
    ahead = { text: next, read: drawing.read(next), tookMs: performance.now() - started };
  }
  function draw({ text, read, tookMs }: NonNullable<typeof ahead>): void {
    ahead = undefined;
    const isFirst = shown === '';
    const from = text.startsWith(shown) ? shown.length : 0;
    const started = performance.now();
    shown = text;
    drawing.show(read);
    const ended = performance.now();
    const took = Math.max(1, tookMs, ended - started);
    const isWaiting = text.length < source.read().length;
    if (isWaiting || took > DRAW_MS) {
      least = Math.min(LEAST_PART, least + MORE_EACH_TIME);
      most = Math.max(least, Math.min(most * 2, ((text.length - from) * DRAW_MS) / took));
    }
    if (!isFirst) restUntil = ended + (isWaiting ? 0 : Math.max(REST_MS, took * REST_PER_DRAW));
    if (isWaiting) changed();
  }
  function onFrame(): void {
    frame = 0;
    const text = source.read();
    // Words of an outdated text were parsed in vain.
    if (ahead && text.startsWith(ahead.text)) draw(ahead);
    else if (performance.now() < restUntil) changed();
    else if (text !== shown) {
      readOn(text);
      if (ahead && shown === '') draw(ahead);
      else changed();
    }
  }
  function changed(): void {
    frame ||= requestAnimationFrame(onFrame);
  }

  changed();
  const unsubscribe = source.subscribe(changed);
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}

/** Between two blocks if possible: half a block would be parsed again with its other half. */
function partEnd(text: string, from: number, most: number): number {
  if (text.length - from <= most) return text.length;
  const part = text.slice(from, from + most);
  const least = most / 4;
  const blank = part.lastIndexOf('\n\n') + 2;
  if (blank > least) return from + blank;
  const line = part.lastIndexOf('\n') + 1;
  return from + (line > least ? line : part.length);
}
