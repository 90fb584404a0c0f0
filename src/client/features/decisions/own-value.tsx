import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_HINTS } from '#content/facts/fact-hints.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { factProblem } from '#domain/facts/fact-problem.ts';
import { OWN_FACT_LIMITS } from '#domain/facts/fields.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

export type OwnValueProps = {
  label: string;
  fact: FactName | null;
  /** Typed but not confirmed, here or on another device. */
  draft: string | undefined;
  today: IsoDay;
  /** Returns the reason if it can't be stored. */
  onType: (words: string) => string | undefined;
  onLeaveField: () => void;
  onConfirm: (value: string) => void;
  onDone: () => void;
};

/** A value that nobody has given yet. */
export function OwnValue(props: OwnValueProps) {
  const { label, fact, draft, today, onType, onLeaveField, onConfirm, onDone } = props;
  const [error, setError] = useState<string>();
  const [text, type] = useTyped(draft, (words) => setError(onType(words)));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  function confirm() {
    const problem = fact ? factProblem(fact, text, today) : isTooLong(text) ? 'too-long' : null;
    if (problem) return setError(FACTS_COPY.problem[problem]);
    if (text.trim() !== '') onConfirm(text);
  }
  return (
    <form
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <TextArea
        label={label}
        isLabelHidden
        hint={fact ? FACT_HINTS[fact] : undefined}
        error={error}
        minHeight="48px"
        rows={1}
        className="max-h-64 short:max-h-36"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={onLeaveField}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && text === '') return onDone();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          confirm();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit" aria-label={DECIDE_COPY.named(DECIDE_COPY.confirm, label)}>
          {DECIDE_COPY.confirm}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={DECIDE_COPY.named(DECIDE_COPY.cancel, label)}
          onClick={() => {
            onType('');
            onDone();
          }}
        >
          {DECIDE_COPY.cancel}
        </Button>
      </div>
    </form>
  );
}

const isTooLong = (text: string) => text.trim().length > OWN_FACT_LIMITS.value;
