import { CircleDashed, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { EMPTY_ANSWER_COPY } from '#content/copy/person/empty-answer.ts';
import { answerField } from '#domain/blueprint/read-blueprint.ts';
import { readLastText } from './read-last-text.ts';

/** What its answer tells about itself. */
export type EmptyAnswerPlace = {
  id: string;
  index: number;
  question: string;
  /** The text before this edit: restoring what was just emptied needs no server. */
  before: string;
  /** It was opened in order to be answered. */
  isAsked: boolean;
};

type EmptyAnswerProps = EmptyAnswerPlace & { workspace: Workspace; blueprintId: string };

/** Below an answer that was submitted once and is blank now. */
export function EmptyAnswer(props: EmptyAnswerProps) {
  const { id, index, question, before, isAsked, workspace, blueprintId } = props;
  const copy = EMPTY_ANSWER_COPY;
  const [state, setState] = useState<'idle' | 'busy' | 'none' | 'failed'>('idle');
  const wasAsked = useRef(isAsked);

  useEffect(() => {
    if (wasAsked.current) document.querySelector<HTMLElement>(`[aria-describedby="${id}"]`)?.focus();
  }, [id]);

  async function bringBack() {
    setState('busy');
    const field = answerField(index);
    try {
      const last = before.trim() === '' ? await readLastText(workspace, blueprintId, field) : before;
      if (last === null) return setState('none');
      workspace.actions.type(() => workspace.actions.editText(blueprintId, field, last));
      workspace.actions.flush();
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-gold-soft px-4 py-2.5 text-[0.9375rem]">
      <p id={id} className="flex min-w-0 flex-1 basis-56 items-center gap-2">
        <CircleDashed aria-hidden="true" className="size-4.5 shrink-0 text-gold-text" />
        <span>
          {copy.mark}
          <output className="block empty:hidden">
            {state === 'none' || state === 'failed' ? copy[state] : ''}
          </output>
        </span>
      </p>
      <Button
        size="small"
        variant="secondary"
        isBusy={state === 'busy'}
        busyLabel={copy.busy}
        aria-label={state === 'busy' ? copy.busy : copy.bringBackTo(question)}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={() => void bringBack()}
      >
        {copy.bringBack}
      </Button>
    </div>
  );
}
