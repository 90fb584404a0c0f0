import { useStore } from 'zustand';
import type { Questions } from '#client/adapters/page/questions.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { answerField } from '#domain/blueprint/read-blueprint.ts';
import { BlueprintNotices } from './blueprint-notices.tsx';

type BlueprintTroubleProps = { workspace: Workspace; id: string; questions: Questions };

/** Saving problems of the blueprint on screen. */
export function BlueprintTrouble({ workspace: { store, actions }, id, questions }: BlueprintTroubleProps) {
  const blueprint = useStore(store, (state) => state.blueprints[id]);
  const conflicts = useStore(store, (state) => state.conflicts);
  const blocked = useStore(store, (state) => state.blocked);
  const deletedElsewhere = useStore(store, (state) => state.deletedElsewhere);
  const isOwn = (note: { docId: string }) => note.docId === id;
  return (
    <BlueprintNotices
      conflicts={conflicts.filter(isOwn)}
      blocked={blocked.find(isOwn)}
      isDeletedElsewhere={deletedElsewhere.some(isOwn)}
      held={
        blueprint && { kind: 'blueprint', doc: blueprint, wordsOf: (field) => questionOf(questions, field) }
      }
      onResolve={({ conflictId }, choice) => actions.resolveConflict(id, conflictId, choice)}
      onRestore={() => actions.restoreAsNew(id)}
      onLetGo={() => actions.deleteDocument(id)}
    />
  );
}

function questionOf(questions: Questions, field: string): string | undefined {
  return questions.find((_, index) => answerField(index) === field)?.text;
}
