import { useEffect, useRef } from 'react';

// Events that show that the person is looking elsewhere.
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;
/** If at least this much of the plan is in sight, don't scroll. */
const ENOUGH_PX = 320;

type Growing = { read: () => string; subscribe: (changed: () => void) => () => void };

/**
 * Scrolls to a plan's beginning when its first words arrive, once, and only if the person has done nothing since they
 * asked for it; and when a pasted plan arrives. Put the ref on the element above the words.
 */
export function usePlanInSight(isWriting: boolean, stream: Growing, isPasted: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    if (isPasted && top.current) show(top.current, true);
  }, [isPasted]);
  useEffect(() => {
    const isAsked = isWriting && !wasWriting.current;
    wasWriting.current = isWriting;
    // A person who returns to a plan in progress is already where they want to be.
    if (!isAsked) return undefined;
    return atFirstWords(stream, () => top.current && show(top.current));
  }, [isWriting, stream]);
  return top;
}

function atFirstWords({ read, subscribe }: Growing, act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of MOVES) addEventListener(name, () => stop.abort(), { signal, passive: true });
  // A continued text is read where it continues.
  let isFresh = read() === '';
  let frame = 0;
  const unsubscribe = subscribe(() => {
    if (read() === '') isFresh = true;
    else if (isFresh && !signal.aborted) {
      isFresh = false;
      // After they are rendered. Until then a press counts: a scrolling page would move 'Stop' away from under it.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (!signal.aborted) act();
          stop.abort();
        });
      });
    }
  });
  return () => {
    stop.abort();
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}

/** A pasted plan with its heading; while one is being written, scrolling would move 'Stop' from under the pointer. */
function show(element: HTMLElement, isWithHeading = false): void {
  const panel = element.closest('section') ?? element;
  const { top, bottom } = element.getBoundingClientRect();
  const panelTop = panel.getBoundingClientRect().top;
  // With its heading and 'Stop', if both fit.
  const isRoomForAll = bottom - panelTop < innerHeight / 2;
  // Under the docked bar it is as good as gone.
  const docked = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInSight = isWithHeading && isRoomForAll ? panelTop >= docked : top >= 0;
  if (isInSight && bottom + Math.min(ENOUGH_PX, innerHeight / 2) <= innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (isRoomForAll ? panel : element).scrollIntoView({
    block: 'start',
    behavior: isStill ? 'instant' : 'smooth',
  });
}
