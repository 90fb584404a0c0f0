import { useLayoutEffect, useRef } from 'react';

/** Shows a notice above an open dialog, which would cover it whatever its z-index; again for each subject. */
export function useRaised(of: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject may have come with a new dialog.
  useLayoutEffect(() => {
    const own = frame.current;
    if (!own?.showPopover || !document.querySelector('dialog[open]')) return;
    if (own.popover) own.hidePopover();
    own.popover = 'manual';
    own.showPopover();
  }, [of]);
  return frame;
}

/** A popover has a size, a margin and a ground of its own. */
export const RAISED =
  'pointer-events-none fixed inset-x-0 m-0 flex w-full justify-center overflow-visible bg-transparent';
