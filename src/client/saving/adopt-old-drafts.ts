import type { Journal, OldDraft } from '#client/adapters/device/journal.ts';
import type { Blueprint, DraftKey } from '#domain/blueprint/blueprint.ts';
import { editDraft } from '#domain/blueprint/change-blueprint.ts';
import { answerField } from '#domain/blueprint/read-blueprint.ts';
import type { LeftBehind } from './row/change.ts';
import type { Row } from './row/row.ts';

// Drafts were numbered by question; this number was the plan's.
const PLAN_INDEX = 100;

type Adopting = {
  journal: Pick<Journal<Row, LeftBehind>, 'oldDrafts'>;
  uid: string;
  find: (blueprintId: string) => Blueprint | undefined;
  change: (blueprint: Blueprint) => void;
  now: string;
};

/** Unsent words of the time when they were kept apart become part of their blueprint. Nothing that is there is replaced. */
export async function adoptOldDrafts({ journal, uid, find, change, now }: Adopting): Promise<void> {
  const { drafts, forget } = await journal.oldDrafts(uid);
  for (const draft of drafts) {
    const blueprint = find(draft.blueprintId);
    if (!blueprint) continue;
    const key = keyOf(draft);
    if (!blueprint.content.drafts?.[key]) change(editDraft(blueprint, key, draft.text, now));
    await forget(draft);
  }
}

function keyOf({ index }: OldDraft): DraftKey {
  return index === PLAN_INDEX ? 'aiOutput' : answerField(index);
}
