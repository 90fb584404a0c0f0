import { type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { useTyped } from '#client/ui/fields/use-typed.ts';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { isNamed } from '#domain/facts/change-facts.ts';
import type { OwnFact } from '#domain/facts/fact-sheet.ts';
import { FACT_FIELDS } from '#domain/facts/fields.ts';
import { messageOf } from '#domain/message-of.ts';
import type { FactsActions } from './facts-services.ts';

type OwnFactFormProps = {
  /** Typed but not added, here or on another device. */
  draft: OwnFact | undefined;
  begun: OwnFact;
  own: readonly OwnFact[];
  /** Opened by a click just now. */
  takesFocus: boolean;
  /** Why this one must be finished first. */
  reason: string | undefined;
  actions: Pick<FactsActions, 'draftOwn' | 'addOwn' | 'flush'>;
  onType: () => void;
  onDone: () => void;
  /** Closes the form; the words stay in sight. */
  onLeave: () => void;
};

export function OwnFactForm(props: OwnFactFormProps) {
  const { draft, begun, own, takesFocus, reason, actions, onType, onDone, onLeave } = props;
  const [name, typeName] = useTyped(draft?.name, (next) => keep({ name: next, value }), begun.name);
  const [value, typeValue] = useTyped(draft?.value, (next) => keep({ name, value: next }), begun.value);
  const [error, setError] = useState<string>();
  const copy = FACTS_COPY.own;
  const fact = { name, value };
  const known = own.find((other) => isNamed(other, name));
  const { limit } = FACT_FIELDS['drafts.own'];
  // While this draft is too long, the server refuses the whole sheet; offline, the person would never learn that.
  const isTooLong = name.length > limit || value.length > limit;

  function keep(next: OwnFact) {
    setError(undefined);
    actions.draftOwn(next);
    onType();
  }
  function add() {
    if (name.trim() === '' || value.trim() === '') return setError(copy.unnamed);
    try {
      actions.addOwn(fact);
      onDone();
    } catch (problem) {
      setError(messageOf(problem, ''));
    }
  }
  function cancel() {
    actions.draftOwn({ name: '', value: '' });
    onDone();
  }
  // Only the button discards words.
  function leaveByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    const isBlank = name === '' && value === '';
    if (isBlank || own.some((other) => other.name === name && other.value === value)) cancel();
    else onLeave();
  }
  return (
    <form
      className="mt-4 flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        label={copy.name}
        hint={copy.nameHint}
        value={name}
        autoFocus={takesFocus}
        onChange={(event) => typeName(event.target.value)}
        onKeyDown={leaveByKey}
        onBlur={actions.flush}
      />
      <TextArea
        label={copy.value}
        hint={known && known.value !== value ? copy.replaces(known.value) : undefined}
        error={error ?? reason ?? (isTooLong ? FACTS_COPY.problem['too-long'] : undefined)}
        minHeight="48px"
        rows={1}
        value={value}
        onChange={(event) => typeValue(event.target.value)}
        onKeyDown={leaveByKey}
        onBlur={actions.flush}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" type="submit">
          {known ? copy.saveAgain : copy.save}
        </Button>
        <Button size="small" variant="quiet" onClick={cancel}>
          {FACTS_COPY.cancel}
        </Button>
      </div>
    </form>
  );
}
