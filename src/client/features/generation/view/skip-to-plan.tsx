import { createPortal } from 'react-dom';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

/** Second on the page, after 'Skip to main content': places, answers and tools stand before the plan, some twenty tabs of them. */
export function SkipToPlan() {
  const skips = document.getElementById('skips');
  if (!skips) return null;
  return createPortal(
    <InAppLink href="#plan" onGo={focusPlan}>
      {GENERATION_COPY.skip}
    </InAppLink>,
    skips,
  );
}

// Formatted, or as text. Browsers scroll what is longer than the window to its middle: a plan begins at its top.
function focusPlan(): void {
  const plan = document.querySelector<HTMLElement>('#plan :is(.plan-entry, textarea)');
  plan?.focus({ preventScroll: true });
  plan?.scrollIntoView({ block: 'start' });
}
