import { useEffect, useRef } from 'react';

// What says that the person looks elsewhere by now.
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;
/** So much of the plan must be in sight already, or it is brought there. */
const ENOUGH_PX = 320;

type Growing = { read: () => string; subscribe: (changed: () => void) => () => void };

/**
 * Brings the beginning of a plan into sight when its first words come, once, and only if the person has done nothing
 * since they asked for it; and when a pasted plan arrives. Put the ref on what stands above the words.
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
    // Somebody who comes back to a plan in the making is where they wanted to be.
    if (!isAsked) return undefined;
    return atFirstWords(stream, () => top.current && show(top.current));
  }, [isWriting, stream]);
  return top;
}

function atFirstWords({ read, subscribe }: Growing, act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const name of MOVES) addEventListener(name, () => stop.abort(), { signal, passive: true });
  // A text that goes on is read where it goes on.
  let isFresh = read() === '';
  let frame = 0;
  const unsubscribe = subscribe(() => {
    if (read() === '') isFresh = true;
    else if (isFresh && !signal.aborted) {
      isFresh = false;
      // Once they are drawn. Until then a press counts: a page that moves under it would take 'Stop' away.
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

/** A pasted plan with its heading: while one is written, a page that moves would take 'Stop' from under the pointer. */
function show(element: HTMLElement, isWithHeading = false): void {
  const panel = element.closest('section') ?? element;
  const { top, bottom } = element.getBoundingClientRect();
  const panelTop = panel.getBoundingClientRect().top;
  // With its heading and 'Stop', where there is room for both.
  const isRoomForAll = bottom - panelTop < innerHeight / 2;
  const isInSight = (isWithHeading && isRoomForAll ? panelTop : top) >= 0;
  if (isInSight && bottom + Math.min(ENOUGH_PX, innerHeight / 2) <= innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (isRoomForAll ? panel : element).scrollIntoView({
    block: 'start',
    behavior: isStill ? 'instant' : 'smooth',
  });
}
