import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import './toast.css';
import { classNames } from '#client/ui/class-names.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { UI_WORDS } from '#client/ui/words.ts';

export type ToastProps = {
  message: string;
  action?: { label: string; onAction: () => void };
  onDismiss: () => void;
  /** Time on screen; it stands still while the pointer or the focus is on the toast. */
  durationMs?: number;
  dismissLabel?: string;
  /** Where it covers no button that sends an answer. */
  isAtTop?: boolean;
};

export function Toast({
  message,
  action,
  onDismiss,
  durationMs = 10_000,
  dismissLabel = UI_WORDS.dismiss,
  isAtTop = false,
}: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss.current(), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs]);

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
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        className="on-bar rise pointer-events-auto relative flex max-w-lg min-w-0 items-center gap-2 overflow-hidden max-[24rem]:flex-wrap rounded-2xl border border-[#ffffff26] bg-bar py-1.5 pr-1.5 pl-5 text-[0.9375rem] text-bar-ink shadow-lift-3"
      >
        <span className="min-w-0 flex-1 py-1.5">{message}</span>
        {action && (
          <button
            type="button"
            onClick={action.onAction}
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
        {!isHeld && (
          <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${durationMs}ms` }} />
        )}
      </output>
    </div>
  );
}
