import { type RefObject, useEffect } from 'react';

const TALLEST = 0.75;

/**
 * While somebody types or speaks, keeps the whole box between its question and its buttons: when it takes the focus,
 * when it grows, and when a phone's keyboard takes half of the screen. answer-box.css gets the required room through
 * attributes of the page: with `:has()`, every render anywhere would restyle the page. `spoken` is the text during
 * dictation, when the field has no caret to follow.
 */
export function useInSight(box: RefObject<HTMLTextAreaElement | null>, spoken: string | null): void {
  const isSpoken = spoken !== null;
  useEffect(() => {
    const area = box.current;
    if (!area || typeof ResizeObserver === 'undefined') return;
    const page = document.documentElement;
    const show = () => {
      if (document.activeElement !== area) return;
      page.toggleAttribute('data-typing', true);
      showEnd(area);
    };
    const leave = () => page.removeAttribute('data-typing');
    const stop = new AbortController();
    // A question of five lines covers more than one of two.
    const question = area.labels[0];
    const growth = new ResizeObserver(() => {
      if (question) page.style.setProperty('--question-height', `${question.offsetHeight}px`);
      show();
    });
    growth.observe(area);
    if (question) growth.observe(question);
    area.addEventListener('focus', show, { signal: stop.signal });
    area.addEventListener('blur', leave, { signal: stop.signal });
    // Typing scrolls to the caret by itself. A pasted or inserted sentence leaves it half below the edge.
    area.addEventListener(
      'input',
      (event) => {
        if (event instanceof InputEvent && event.data?.length !== 1) show();
      },
      { signal: stop.signal },
    );
    addEventListener('resize', show, { signal: stop.signal });
    visualViewport?.addEventListener('resize', show, { signal: stop.signal });
    return () => {
      growth.disconnect();
      page.style.removeProperty('--question-height');
      leave();
      stop.abort();
    };
  }, [box]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-speaking', isSpoken);
    return () => document.documentElement.removeAttribute('data-speaking');
  }, [isSpoken]);
  useEffect(() => {
    if (spoken !== null && box.current) showEnd(box.current);
  }, [box, spoken]);
}

function showEnd(area: HTMLTextAreaElement): void {
  // A box taller than the screen, as on a desktop, can't be entirely in sight.
  if (area.offsetHeight < innerHeight * TALLEST) {
    area.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }
  // A box that became shorter shows the top of its text, and hides the end, where most people write.
  if (area.selectionEnd === area.value.length) area.scrollTop = area.scrollHeight;
}
