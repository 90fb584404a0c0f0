import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { DialogVoice } from './notices/dialog-voice.tsx';
import { UI_WORDS } from './words.ts';

export type DialogProps = {
  open: boolean;
  /** Called for Escape, the close icon, the backdrop and the browser's Back; the parent then sets `open` to false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom; they stay visible while the body scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  closeLabel?: string;
  /** A click outside the dialog closes it. Off for forms, where typed words would be lost. */
  closesOnBackdrop?: boolean;
  children?: ReactNode;
};

const SIZES = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-3xl' };

/**
 * A native modal dialog: the browser traps focus, and `close()` returns it. The title has the focus first, or the field
 * with `data-first`.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  closeLabel = UI_WORDS.close,
  closesOnBackdrop = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Left open, it would hide that the screen behind it has changed.
  useEffect(() => {
    addEventListener('popstate', onClose);
    return () => removeEventListener('popstate', onClose);
  }, [onClose]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    // Close before React removes the element, or focus falls to the top of the page.
    return () => {
      element?.close();
      // Chromium returns the focus without the caret if a field in here had it: keystrokes would then go nowhere.
      const back = document.activeElement;
      if (!(back instanceof HTMLTextAreaElement)) return;
      back.blur();
      back.focus({ preventScroll: true });
    };
  }, []);

  return (
    // biome's keyboard equivalent of this click is `cancel`, which the browser fires for Escape.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (closesOnBackdrop && event.target === dialog.current) onClose();
      }}
      className={classNames(
        'rise m-auto max-h-[min(100dvh-2rem,56rem)] w-[calc(100%-2rem)] short:max-h-[calc(100dvh-1rem)] flex-col overflow-hidden rounded-2xl bg-surface p-0 text-ink shadow-lift-3 open:flex',
        SIZES[size],
      )}
    >
      {/* Before the content, which may announce something as soon as it is there. */}
      <DialogVoice />
      <header className="flex items-start gap-x-4 px-6 pt-5 pb-2 short:pt-2 short:pb-1">
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="min-w-0 flex-1 pt-1.5 font-serif text-2xl leading-tight font-medium short:text-xl"
        >
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
          className="-mr-2"
        />
      </header>
      {/* With the description: above a phone's keyboard the text alone is taller than the screen. Not `flex-1`,
          whose basis is a percentage of an unset height: Safari makes that 0, and shows nothing. */}
      <div className="min-h-0 flex-auto overflow-y-auto px-6">
        {description && (
          <div
            id={`${id}-description`}
            className="pb-3 text-[0.9375rem] text-pretty text-soft short:pb-1 short:text-sm"
          >
            {description}
          </div>
        )}
        {children && <div className="py-2">{children}</div>}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 px-6 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] short:gap-2 short:px-3 short:pt-2 short:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
