import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import './toast.css';
import { classNames } from '#client/ui/class-names.ts';
import { useReturnedFocus } from '#client/ui/focus/use-returned-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { UI_WORDS } from '#client/ui/words.ts';
import { announce } from './live-region.tsx';
import { timeShown, useFading } from './use-fading.ts';

export type ToastProps = {
  message: string;
  /**
   * `from`: what had the focus before the toast took it. `undone`: what is said after it takes something back; the keys for
   * undo then do it as well, as from a row in the middle of a list no Tab reaches the toast before it goes.
   */
  action?: { label: string; onAction: (from: HTMLElement | null) => void; undone?: string };
  /** What this is about. The same words about something else are said again, and stay for their whole time. */
  of?: unknown;
  onDismiss: () => void;
  /** Time on screen; it stands still while the pointer or the focus is on the toast. With something to do it is longer. */
  durationMs?: number;
  dismissLabel?: string;
  /** Where it covers no button that sends an answer. */
  isAtTop?: boolean;
};

export function Toast({
  message,
  action,
  of = message,
  onDismiss,
  durationMs = timeShown(action !== undefined),
  dismissLabel = UI_WORDS.dismiss,
  isAtTop = false,
}: ToastProps) {
  const { isHeld, hold } = useFading(of, durationMs, onDismiss);
  const box = useRef<HTMLOutputElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useReturnedFocus(box, from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each thing that was done.
  useEffect(() => announce(message), [of, message]);

  function act() {
    if (action?.undone) announce(action.undone);
    action?.onAction(from.current);
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!action?.undone || !isUndo(event)) return;
      event.preventDefault();
      act();
    };
    // Before a plan on the same screen: what was done last is taken back first.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-40 flex justify-center p-4 print:hidden',
        isAtTop
          ? 'top-0 pt-[max(1rem,env(safe-area-inset-top))]'
          : 'bottom-0 pb-[max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      {/* Put on the page together with its words, it would be read out by some and not by others: the live region says them. */}
      <output
        ref={box}
        aria-live="off"
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={({ relatedTarget, currentTarget }) => {
          hold(true);
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
            from.current = relatedTarget;
          }
        }}
        onBlur={() => hold(false)}
        className="on-bar rise pointer-events-auto relative flex max-w-lg min-w-0 items-center justify-end gap-x-2 overflow-hidden rounded-2xl max-sm:flex-wrap border border-[#ffffff26] bg-bar py-1.5 pr-1.5 pl-5 text-[0.9375rem] text-bar-ink shadow-lift-3"
      >
        {/* Where it has no room beside the buttons it stands above both of them, in whole lines. */}
        <span className="min-w-0 flex-auto py-1.5 pr-1.5 sm:flex-1 sm:pr-0">{message}</span>
        <span className="flex flex-none items-center gap-x-2">
          {action && (
            <button
              type="button"
              onClick={act}
              className="min-h-11 cursor-pointer rounded-xl px-3 font-semibold text-gold-bright hover:bg-[#ffffff1a]"
            >
              {action.label}
            </button>
          )}
          <IconButton
            tone="bar"
            label={dismissLabel}
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={onDismiss}
          />
        </span>
        {!isHeld && (
          <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${durationMs}ms` }} />
        )}
      </output>
    </div>
  );
}

// Where words are typed, undo belongs to the field; and what is behind a dialog can't be seen to change.
const HAS_OWN_UNDO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isKey = key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;
  return isKey && !(target as Element).closest?.(HAS_OWN_UNDO) && !document.querySelector('dialog[open]');
}
