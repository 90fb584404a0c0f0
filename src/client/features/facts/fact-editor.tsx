import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { announce } from '#client/ui/notices/live-region.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_HINTS, NONE_CHOICES } from '#content/facts/fact-hints.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { factProblem } from '#domain/facts/fact-problem.ts';
import { FACT_FIELDS } from '#domain/facts/fields.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { factWarning } from '#domain/week/anchors.ts';
import type { FactsActions } from './facts-services.ts';

type FactEditorProps = {
  fact: FactName;
  /** Typed but not confirmed, here or on another device. */
  draft: string | undefined;
  /** The row's text without the editor. */
  shown: string;
  confirmed: string | undefined;
  /** Opened by a click just now, not by an existing draft. */
  takesFocus: boolean;
  today: IsoDay;
  actions: Pick<FactsActions, 'draft' | 'confirm' | 'flush'>;
  onType: () => void;
  onDone: () => void;
  /** Closes the editor; the words stay in sight. */
  onLeave: () => void;
};

export function FactEditor(props: FactEditorProps) {
  const { fact, draft, shown, confirmed, takesFocus, today, actions, onType, onDone, onLeave } = props;
  const [text, type] = useTyped(draft, keep, shown);
  const [error, setError] = useState<string>();
  const [before] = useState(confirmed);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const area = takesFocus ? form.current?.querySelector('textarea') : null;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);

  function keep(words: string) {
    setError(undefined);
    actions.draft(fact, words);
    onType();
  }
  function confirm() {
    const problem = factProblem(fact, text, today);
    if (problem) return setError(FACTS_COPY.problem[problem]);
    actions.confirm(fact, text);
    if (text.trim() === '') announce(FACTS_COPY.forgotten(FACT_LABELS[fact]));
    onDone();
  }
  function sayNone(other: FactName, value: string) {
    if (draft !== undefined) actions.draft(fact, '');
    actions.confirm(other, value);
    onDone();
  }
  function cancel() {
    actions.draft(fact, '');
    onDone();
  }
  // Another device may have changed it since this draft began; confirming would replace a value that nobody here has seen.
  const isUnseen = confirmed !== before || !takesFocus;
  // While this draft is too long, the server refuses the whole sheet; offline, the person would never learn that.
  const isTooLong = text.length > FACT_FIELDS[`drafts.${fact}`].limit;
  const warning = error === undefined ? factWarning(fact, text, today) : null;
  // Not over words that somebody is typing.
  const none = text === shown ? NONE_CHOICES[fact] : undefined;
  const isOther = confirmed !== undefined && confirmed !== text && isUnseen;
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
        label={FACT_LABELS[fact]}
        isLabelHidden
        hint={[
          isOther && FACTS_COPY.saysNow(confirmed),
          warning ? FACTS_COPY.warning[warning] : !isOther && FACT_HINTS[fact],
        ]
          .filter(Boolean)
          .join(' ')}
        error={error ?? (isTooLong ? FACTS_COPY.problem['too-long'] : undefined)}
        minHeight="48px"
        rows={1}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={actions.flush}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          // Only the button discards words.
          if (event.key === 'Escape') return text === shown ? cancel() : onLeave();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          confirm();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit">
          {FACTS_COPY.confirm}
        </Button>
        <Button size="small" variant="quiet" onClick={cancel}>
          {FACTS_COPY.cancel}
        </Button>
        {none && none.value !== confirmed && (
          <Button size="small" variant="secondary" onClick={() => sayNone(none.fact, none.value)}>
            {none.say}
          </Button>
        )}
      </div>
    </form>
  );
}
