import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import './toast.css';
import { classNames } from '#client/ui/class-names.ts';
import { useReturnedFocus } from '#client/ui/focus/use-returned-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { UI_WORDS } from '#client/ui/words.ts';
import { announce } from './live-region.tsx';
import { timeShown, useFading } from './use-fading.ts';
import { RAISED, useRaised } from './use-raised.ts';

export type ToastProps = {
  message: string;
  /**
   * `from`: the element that had the focus before the toast. `undone`: the announcement after an undo; the undo keys
   * then work too, since from the middle of a list no Tab reaches the toast in time.
   */
  action?: { label: string; onAction: (from: HTMLElement | null) => void; undone?: string };
  /** The subject. The same words about another subject are announced again, and stay for their full time. */
  of?: unknown;
  onDismiss: () => void;
  /** Time on screen; paused while the pointer or the focus is on the toast. Longer with an action. */
  durationMs?: number;
  dismissLabel?: string;
  /** Where it covers no Submit button. */
  isAtTop?: boolean;
};

// The newest last. Several parts of a screen have one, and a deleted topic's stays on the next screen.
const open: HTMLElement[] = [];
const GAP = 8;

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
  const frame = useRaised(of);
  useReturnedFocus(box, from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject makes it the newest.
  useLayoutEffect(() => {
    const own = box.current;
    if (!own || isAtTop) return;
    open.push(own);
    stack();
    return () => {
      open.splice(open.indexOf(own), 1);
      stack();
    };
  }, [of, message, isAtTop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once per action.
  useEffect(() => announce(message), [of, message]);

  function act() {
    if (action?.undone) announce(action.undone);
    action?.onAction(from.current);
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const last = open.findLast(({ dataset }) => dataset.undone);
      if (event.defaultPrevented || last !== box.current || !isUndo(event)) return;
      event.preventDefault();
      act();
    };
    // Before a plan on the same screen: the last action is undone first.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
  return (
    <div
      ref={frame}
      className={classNames(
        RAISED,
        'z-40 p-4 print:hidden',
        isAtTop
          ? 'top-0 bottom-auto pt-[max(1rem,env(safe-area-inset-top))]'
          : 'top-auto bottom-0 pb-[max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      {/* An element inserted together with its text is announced by some screen readers only: the live region does it. */}
      <output
        ref={box}
        data-undone={action?.undone}
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
        {/* If it doesn't fit next to the buttons, it goes above both, in whole lines. */}
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

/** Each above those that came after it. */
function stack(): void {
  let height = 0;
  for (const box of open.toReversed()) {
    box.style.translate = `0 ${-height}px`;
    height += box.offsetHeight + GAP;
  }
}

// Fields have their own undo; and behind a dialog nobody would see the change.
const HAS_OWN_UNDO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isKey = key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;
  return isKey && !(target as Element).closest?.(HAS_OWN_UNDO) && !document.querySelector('dialog[open]');
}
