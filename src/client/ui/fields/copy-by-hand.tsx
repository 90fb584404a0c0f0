import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { UI_WORDS } from '#client/ui/words.ts';

/** Apart from words.ts: nobody needs a whole sentence about copying to see the sign-in screen. */
const COPY_BY_HAND =
  'The text is already selected. Press Ctrl + C (⌘ + C on a Mac), or hold your finger on it and choose Copy.';

type CopyByHandProps = {
  /** The text's name for screen readers. */
  label: string;
  text: string;
  /** What went wrong, if nothing else says it. */
  reason?: string;
  /** Undefined: it closes with its container. */
  onClose?: (() => void) | undefined;
};

/** If the browser refuses to copy: the whole text, selected, so that one key or one touch copies it. */
export function CopyByHand({ label, text, reason, onClose }: CopyByHandProps) {
  const id = useId();
  return (
    <div className="mt-3 flex flex-col gap-2 text-ink">
      <p id={id} role="alert" className="text-[0.9375rem]">
        {reason} {COPY_BY_HAND}
      </p>
      <textarea
        ref={selectAll}
        readOnly
        aria-label={label}
        aria-describedby={id}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="control h-40 resize-y text-sm [field-sizing:fixed]!"
      />
      {onClose && (
        <Button size="small" variant="quiet" onClick={onClose} className="self-end">
          {UI_WORDS.close}
        </Button>
      )}
    </div>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus({ preventScroll: true });
  area?.select();
  area?.scrollIntoView?.({ block: 'nearest' });
}
