import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { TELLING_COPY } from '#content/copy/telling.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { messageOf } from '#domain/message-of.ts';
import { uncheckedWords } from '#domain/telling/heard-words.ts';
import { proposedIn } from '#domain/telling/read-telling.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { HeardWords } from './heard-words.tsx';
import { tellingActions } from './telling-actions.ts';

export type QuestionToldProps = { workspace: Workspace; type: BlueprintType; index: number };

const { atQuestion, proposals: copy } = TELLING_COPY;

/** Next to a question: undecided findings for it. */
export function QuestionTold({ workspace, type, index }: QuestionToldProps) {
  const telling = useStore(workspace.store, ({ documents }) => documents.telling[TELLING_ID]);
  const [problem, setProblem] = useState<string>();
  // Not with each keystroke in the answer: long texts take longer than a keystroke may.
  const all = useMemo(() => proposedIn(telling), [telling]);
  const found = all.filter((one) => one.type === type && one.index === index && one.state === 'offered');
  if (found.length === 0) return null;
  const actions = tellingActions(workspace);
  const { submitted, unsent } = actions.existing({ type, index });
  const hasWords = submitted.trim() !== '' || unsent.trim() !== '';
  return (
    <section
      aria-label={atQuestion.title}
      className="mt-3 rounded-xl border border-line bg-surface px-4 py-3 text-[0.9375rem] text-ink"
    >
      <h3 className="text-sm font-semibold text-gold-text">{atQuestion.title}</h3>
      {found.map((one) => (
        <div key={one.sourceId} className="mt-1.5">
          <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line text-soft">{one.text}</p>
          <HeardWords words={uncheckedWords(one.source, one.text)} />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                try {
                  actions.use(one);
                } catch (cause) {
                  setProblem(messageOf(cause, copy.tooLong));
                }
              }}
            >
              {hasWords ? copy.add : copy.use}
            </Button>
            <Button size="small" variant="quiet" onClick={() => actions.aside(one)}>
              {copy.notThis}
            </Button>
          </div>
        </div>
      ))}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}
