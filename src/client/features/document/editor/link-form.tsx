import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { isSafeLink } from '#domain/plan/book-document.ts';

const COPY = DOCUMENT_COPY.edit;

type LinkFormProps = {
  href: string | null;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Replaces the bar while it asks for a URL. */
export function LinkForm({ href, onSet, onRemove, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(href ?? '');
  const [isWrong, setIsWrong] = useState(false);

  function submit(): void {
    const address = addressFrom(typed.trim());
    if (isSafeLink(address)) onSet(address);
    else setIsWrong(true);
  }

  return (
    <form
      className="editor-bar"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <input
        ref={(field) => field?.focus({ preventScroll: true })}
        aria-label={COPY.address}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'editor-link-fault' : undefined}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
        className="control min-h-10 min-w-0 flex-1 py-1"
      />
      <Button type="submit" size="small">
        {COPY.setLink}
      </Button>
      {href !== null && (
        <Button size="small" variant="secondary" onClick={onRemove}>
          {COPY.removeLink}
        </Button>
      )}
      {isWrong && (
        <p id="editor-link-fault" role="alert" className="w-full px-1 text-sm text-danger">
          {COPY.badAddress}
        </p>
      )}
    </form>
  );
}

/** People type "example.com" and "me@example.com". */
function addressFrom(typed: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
}
