import { X } from 'lucide-react';
import { useRef } from 'react';
import './toast.css';
import { classNames } from '#client/ui/class-names.ts';
import { useReturnedFocus } from '#client/ui/focus/use-returned-focus.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { UI_WORDS } from '#client/ui/words.ts';
import { timeShown, useFading } from './use-fading.ts';

export type ToastProps = {
  message: string;
  /** `from`: what had the focus before the toast took it. */
  action?: { label: string; onAction: (from: HTMLElement | null) => void };
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
  onDismiss,
  durationMs = timeShown(action !== undefined),
  dismissLabel = UI_WORDS.dismiss,
  isAtTop = false,
}: ToastProps) {
  const { isHeld, hold } = useFading(message, durationMs, onDismiss);
  const box = useRef<HTMLOutputElement>(null);
  const from = useRef<HTMLElement | null>(null);
  useReturnedFocus(box, from);

  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-40 flex justify-center p-4 print:hidden',
        isAtTop
          ? 'top-0 pt-[max(1rem,env(safe-area-inset-top))]'
          : 'bottom-0 pb-[max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      <output
        ref={box}
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
              onClick={() => action.onAction(from.current)}
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
