type Source = { read: () => string; subscribe: (changed: () => void) => () => void };

const NEAR_END_PX = 40;
const SLOW_MS = 12;
const FRAMES_SKIPPED = 3;

/**
 * Shows a growing text in a text area, at most once per frame and without React: laying out a long plan again for
 * every word would freeze a phone. After a slow frame it rests for a few, so that scrolling and Stop stay quick.
 */
export function streamInto(area: HTMLTextAreaElement, { read, subscribe }: Source): () => void {
  let frame = 0;
  let rest = 0;

  function draw(): void {
    frame = 0;
    if (rest > 0) {
      rest -= 1;
      frame = requestAnimationFrame(draw);
      return;
    }
    const startedAt = performance.now();
    show(area, read());
    rest = performance.now() - startedAt > SLOW_MS ? FRAMES_SKIPPED : 0;
  }
  function changed(): void {
    frame ||= requestAnimationFrame(draw);
  }

  changed();
  const unsubscribe = subscribe(changed);
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}

function show(area: HTMLTextAreaElement, text: string): void {
  const shown = area.value;
  if (text === shown) return;
  const isAtEnd = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END_PX;
  if (shown !== '' && text.startsWith(shown))
    area.setRangeText(text.slice(shown.length), shown.length, shown.length);
  else area.value = text;
  // Follows the writing only for those who are reading along at the end.
  if (isAtEnd) area.scrollTop = area.scrollHeight;
}
