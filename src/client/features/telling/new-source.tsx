import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SkippedPart } from '#client/adapters/files/read-docx.ts';
import { fileKind, openToldFile } from '#client/adapters/files/told-file.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { tell } from '#client/ui/notices/tell.ts';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { AppError } from '#domain/errors.ts';
import { messageOf } from '#domain/message-of.ts';
import { richPaste } from './rich-paste.ts';
import type { TellingActions } from './telling-actions.ts';

type NewSourceProps = {
  actions: Pick<TellingActions, 'add'>;
  /** The text is in the list now. */
  onAdded: (id: string) => void;
};

/** The first keystroke creates a text: from then on it is saved like any other. */
export function NewSource({ actions, onAdded }: NewSourceProps) {
  const [error, setError] = useState<string>();
  // A refused text stays in the box for shortening.
  const [refused, setRefused] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(from: 'pasted' | 'file', text: string, name?: string): boolean {
    setError(undefined);
    try {
      const id = actions.add(from, text, name);
      setRefused('');
      onAdded(id);
      return true;
    } catch (problem) {
      setError(messageOf(problem, TELLING_COPY.tooLong));
      return false;
    }
  }
  function takeTyped(text: string): void {
    if (text === '' || !take('pasted', text)) setRefused(text);
  }
  async function takeFile(file: File): Promise<void> {
    setError(undefined);
    const kind = fileKind(file.name);
    if (!kind) return setError(TELLING_COPY.fileKind(file.name));
    setIsOpening(true);
    try {
      const { text, leftOut } = await openToldFile(file, kind);
      if (text.trim() === '') return setError(TELLING_COPY.fileEmpty(file.name));
      const isTaken = take('file', text, file.name.replace(/\.\w+$/, ''));
      if (isTaken && leftOut.length > 0) tell(TELLING_COPY.dropped(inWords(leftOut)));
    } catch (problem) {
      const isLarge = problem instanceof AppError;
      setError(isLarge ? TELLING_COPY.fileTooLarge(file.name) : TELLING_COPY.fileFailed(file.name));
    } finally {
      setIsOpening(false);
    }
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label={TELLING_COPY.newText}
        placeholder={TELLING_COPY.newPlaceholder}
        hint={TELLING_COPY.rule}
        minHeight="160px"
        className="max-h-72"
        value={refused}
        error={error}
        onPaste={(event) => {
          const words = richPaste(event);
          if (words !== null) takeTyped(words);
        }}
        onChange={(event) => takeTyped(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          isBusy={isOpening}
          busyLabel={TELLING_COPY.opening}
          icon={<FileUp aria-hidden="true" className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {TELLING_COPY.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".txt,.text,.md,.markdown,.docx"
          aria-label={TELLING_COPY.open}
          // Only the button above is for people: a screen reader would announce two with the same name.
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void takeFile(file);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p className="text-sm text-faint">{TELLING_COPY.openHelp}</p>
    </div>
  );
}

function inWords(leftOut: readonly SkippedPart[]): string {
  return leftOut.join(', ');
}
