import { createPortal } from 'react-dom';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

/** The second link on the page, after 'Skip to main content': some twenty tab stops come before the plan. */
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

// Formatted, or as text. Browsers scroll an element taller than the window to its middle: start at its top.
function focusPlan(): void {
  const plan = document.querySelector<HTMLElement>('#plan :is(.plan-entry, textarea)');
  plan?.focus({ preventScroll: true });
  plan?.scrollIntoView({ block: 'start' });
}
