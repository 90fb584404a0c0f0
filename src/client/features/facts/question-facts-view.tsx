import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { QUESTION_FACTS } from '#content/facts/question-facts.ts';
import { ANSWER_KEYS, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerField, draftTo } from '#domain/blueprint/read-blueprint.ts';
import { QuestionFacts } from './question-facts.tsx';

type QuestionFactsViewProps = { workspace: Workspace; id: string; type: BlueprintType; index: number };

export function QuestionFactsView({ workspace, id, type, index }: QuestionFactsViewProps) {
  const { store, actions } = workspace;
  const facts = useStore(store, (state) => state.sheet?.facts);
  const draft = useStore(store, ({ blueprints }) => {
    const blueprint = blueprints[id];
    return blueprint ? draftTo(blueprint, index) : '';
  });
  // Only until it is confirmed: then it is an answer of this launch.
  const isFromLast = useStore(
    store,
    ({ sheet, blueprints }) =>
      sheet?.launches?.at(-1)?.topics[type] !== undefined &&
      !blueprints[id]?.content.answers[ANSWER_KEYS[index] ?? '0'],
  );
  const known = (QUESTION_FACTS[type][index] ?? []).flatMap((name) => {
    const value = facts?.[name];
    return value && !draft.includes(value) ? [{ name, value }] : [];
  });
  return (
    <>
      {isFromLast && draft !== '' && (
        <p className="mt-2 text-pretty text-soft">
          {FACTS_COPY.next.draft}{' '}
          <a href="/next" className="font-semibold text-gold-text underline underline-offset-4">
            {FACTS_COPY.next.kept}
          </a>
        </p>
      )}
      <QuestionFacts
        facts={known}
        onUse={(value) => {
          const words = draft.trimEnd();
          actions.editDraft(id, answerField(index), words === '' ? value : `${words} ${value}`);
        }}
      />
    </>
  );
}
