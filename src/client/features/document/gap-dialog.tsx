import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { GAP_WORDS_LIMITS } from '#domain/launch/fields.ts';
import { inBrackets } from '#domain/plan/gaps/gaps.ts';

const COPY = DOCUMENT_COPY.gap;

export type FilledGap = { words: string; isEverywhere: boolean; isFact: boolean };

type GapDialogProps = {
  need: string;
  /** The line it stands in. */
  sentence: string;
  /** How many other places of all plans ask for the same. */
  others: number;
  /** What was typed here before. */
  typed: string;
  /** Keeps what is typed; says why, where that cannot be. */
  onType: (words: string) => string | undefined;
  onFill: (filled: FilledGap) => void;
  onClose: () => void;
};

export function GapDialog({ need, sentence, others, typed, onType, onFill, onClose }: GapDialogProps) {
  const [words, setWords] = useState(typed);
  const [error, setError] = useState<string>();
  const [isEverywhere, setIsEverywhere] = useState(true);
  const [isFact, setIsFact] = useState(false);
  const form = useId();
  const isEmpty = words.trim() === '';
  const isTooLong = words.length > GAP_WORDS_LIMITS.words;
  const fill = () =>
    !isEmpty && !isTooLong && onFill({ words, isEverywhere: isEverywhere && others > 0, isFact });
  return (
    <Dialog
      open
      onClose={onClose}
      title={COPY.title}
      description={inBrackets(sentence)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {COPY.cancel}
          </Button>
          <Button type="submit" form={form} disabled={isEmpty}>
            {COPY.fill}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          fill();
        }}
      >
        <TextArea
          data-first
          label={capital(need)}
          minHeight="48px"
          value={words}
          error={error}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setError(onType(event.currentTarget.value));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            fill();
          }}
        />
        {others > 0 && (
          <CheckLine isChecked={isEverywhere} onChange={setIsEverywhere}>
            {COPY.everywhere(others)}
          </CheckLine>
        )}
        <CheckLine isChecked={isFact} onChange={setIsFact}>
          {COPY.fact}
        </CheckLine>
      </form>
    </Dialog>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
