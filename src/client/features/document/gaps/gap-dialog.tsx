import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { announce } from '#client/ui/notices/live-region.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { sentenceFor } from '#domain/errors.ts';
import { gapWordsProblem } from '#domain/facts/gap-words.ts';
import { inBrackets } from '#domain/plan/gaps/gaps.ts';
import { capital } from '#domain/reading/plain-words.ts';

const COPY = DOCUMENT_COPY.gap;

export type FilledGap = { words: string; isEverywhere: boolean; isFact: boolean };

type GapDialogProps = {
  need: string;
  /** The line with the gap. */
  sentence: string;
  /** How many other gaps of all plans have the same need. */
  others: number;
  /** The plan was changed elsewhere and no longer contains the gap. */
  isGone: boolean;
  /** The words typed for it so far, here or on another device. */
  typed: { read: () => string; listen: (onChange: () => void) => () => void };
  /** Stores the typed words; returns the reason if that is impossible, or if they are too long to save. */
  onType: (words: string) => string | undefined;
  onFill: (filled: FilledGap) => void;
  onClose: () => void;
};

export function GapDialog(props: GapDialogProps) {
  const { need, sentence, others, isGone, typed, onType, onFill, onClose } = props;
  const kept = useSyncExternalStore(typed.listen, typed.read);
  const [words, type] = useTyped(kept === '' ? undefined : kept, (next) => setError(onType(next)));
  const [error, setError] = useState<string>();
  const [isEverywhere, setIsEverywhere] = useState(true);
  const [isFact, setIsFact] = useState(false);
  const form = useId();
  const isEmpty = words.trim() === '';
  const tooLong = gapWordsProblem(words);
  const hasPlace = !isGone || (isEverywhere && others > 0);
  const fill = () =>
    !isEmpty && !tooLong && hasPlace && onFill({ words, isEverywhere: isEverywhere && others > 0, isFact });
  useEffect(() => {
    if (!hasPlace) announce(COPY.gone);
  }, [hasPlace]);
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
          error={hasPlace ? (error ?? (tooLong && sentenceFor(tooLong))) : COPY.gone}
          onChange={(event) => type(event.currentTarget.value)}
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
