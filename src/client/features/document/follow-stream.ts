export type StreamSource = { read: () => string; subscribe: (changed: () => void) => () => void };

const REST_MS = 45;
// A block that takes long to draw is drawn less often, or nothing else could be done while it is written.
const REST_PER_DRAW = 3;

/** Shows a growing text: the first words in the next frame, the others in every third. Returns how to end it. */
export function followStream({ read, subscribe }: StreamSource, show: (text: string) => void): () => void {
  let frame = 0;
  let shown = '';
  let restUntil = 0;

  function draw(): void {
    const text = read();
    if (text === shown) return;
    const isFirst = shown === '';
    shown = text;
    const started = performance.now();
    show(text);
    const ended = performance.now();
    if (!isFirst) restUntil = ended + Math.max(REST_MS, (ended - started) * REST_PER_DRAW);
  }
  function onFrame(now: number): void {
    frame = 0;
    if (now < restUntil) changed();
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
