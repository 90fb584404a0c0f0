import { useStore } from 'zustand';
import { QuestionFacts } from '#client/features/facts/question-facts.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { QUESTION_FACTS } from '#content/facts/question-facts.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerField, draftTo } from '#domain/blueprint/read-blueprint.ts';

type QuestionFactsSlotProps = { workspace: Workspace; id: string; type: BlueprintType; index: number };

export function QuestionFactsSlot({ workspace, id, type, index }: QuestionFactsSlotProps) {
  const { store, actions } = workspace;
  const facts = useStore(store, (state) => state.launch?.facts);
  const draft = useStore(store, ({ blueprints }) => {
    const blueprint = blueprints[id];
    return blueprint ? draftTo(blueprint, index) : '';
  });
  const known = (QUESTION_FACTS[type][index] ?? []).flatMap((name) => {
    const value = facts?.[name];
    return value && !draft.includes(value) ? [{ name, value }] : [];
  });
  return (
    <QuestionFacts
      facts={known}
      onUse={(value) => {
        const words = draft.trimEnd();
        actions.editDraft(id, answerField(index), words === '' ? value : `${words} ${value}`);
      }}
    />
  );
}
