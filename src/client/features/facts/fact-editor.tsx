import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_HINTS } from '#content/facts/fact-hints.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/launch/fact-names.ts';
import { factProblem } from '#domain/launch/fact-problem.ts';
import { LAUNCH_FIELDS } from '#domain/launch/fields.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { FactsActions } from './facts-services.ts';

type FactEditorProps = {
  fact: FactName;
  initial: string;
  /** What the row says without the editor. */
  shown: string;
  confirmed: string | undefined;
  /** Opened by a click just now, and not by a draft that was waiting here. */
  takesFocus: boolean;
  today: IsoDay;
  actions: Pick<FactsActions, 'draft' | 'confirm' | 'flush'>;
  onDone: (outcome: 'confirmed' | 'cancelled') => void;
  /** The words stay here, in sight. */
  onLeave: () => void;
};

export function FactEditor(props: FactEditorProps) {
  const { fact, initial, shown, confirmed, takesFocus, today, actions, onDone, onLeave } = props;
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const [before] = useState(confirmed);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const area = takesFocus ? form.current?.querySelector('textarea') : null;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);

  function type(words: string) {
    setText(words);
    setError(undefined);
    // The server would refuse the whole page of facts for it: such a text waits on this screen to be shortened.
    if (words.length <= LAUNCH_FIELDS[`drafts.${fact}`].limit) actions.draft(fact, words);
  }
  function confirm() {
    const problem = factProblem(fact, text, today);
    if (problem) return setError(FACTS_COPY.problem[problem]);
    actions.confirm(fact, text);
    onDone('confirmed');
  }
  function cancel() {
    actions.draft(fact, '');
    onDone('cancelled');
  }
  // Another device may have changed it since these words were begun; they would replace what nobody here has seen.
  const isUnseen = confirmed !== before || !takesFocus;
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
        hint={isOther ? FACTS_COPY.saysNow(confirmed) : FACT_HINTS[fact]}
        error={error}
        minHeight="48px"
        rows={1}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={actions.flush}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          // Only the button throws words away.
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
      </div>
    </form>
  );
}
