import { type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { isNamed } from '#domain/launch/change-launch.ts';
import { LAUNCH_FIELDS } from '#domain/launch/fields.ts';
import type { OwnFact } from '#domain/launch/launch.ts';
import { messageOf } from '#domain/message-of.ts';
import type { FactsActions } from './facts-services.ts';

type OwnFactFormProps = {
  initial: OwnFact;
  own: readonly OwnFact[];
  actions: Pick<FactsActions, 'draftOwn' | 'addOwn' | 'flush'>;
  onDone: () => void;
  /** The words stay here, in sight. */
  onLeave: () => void;
};

export function OwnFactForm({ initial, own, actions, onDone, onLeave }: OwnFactFormProps) {
  const [fact, setFact] = useState(initial);
  const [error, setError] = useState<string>();
  const copy = FACTS_COPY.own;
  const known = own.find((other) => isNamed(other, fact.name));

  function type(next: OwnFact) {
    setFact(next);
    setError(undefined);
    const { limit } = LAUNCH_FIELDS['drafts.own'];
    if (next.name.length <= limit && next.value.length <= limit) actions.draftOwn(next);
  }
  function add() {
    if (fact.name.trim() === '' || fact.value.trim() === '') return setError(copy.unnamed);
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
  // Only the button throws words away.
  function leaveByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    const isBlank = fact.name === '' && fact.value === '';
    if (isBlank || own.some(({ name, value }) => name === fact.name && value === fact.value)) cancel();
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
        value={fact.name}
        autoFocus
        onChange={(event) => type({ ...fact, name: event.target.value })}
        onKeyDown={leaveByKey}
        onBlur={actions.flush}
      />
      <TextArea
        label={copy.value}
        hint={known && known.value !== fact.value ? copy.replaces(known.value) : undefined}
        error={error}
        minHeight="48px"
        rows={1}
        value={fact.value}
        onChange={(event) => type({ ...fact, value: event.target.value })}
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
