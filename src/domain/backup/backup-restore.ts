import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { ANSWER_KEYS, BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Backup, BackupEntry } from './backup.ts';

export type DifferingPart = 'title' | 'description' | 'answers' | 'plan' | 'notes' | 'lists' | 'progress';

/** What restoring would do with one blueprint of the file. */
export type RestoreItem =
  | { kind: 'add'; type: BlueprintType; entry: BackupEntry }
  | { kind: 'same'; type: BlueprintType; entry: BackupEntry }
  | { kind: 'differs'; type: BlueprintType; entry: BackupEntry; current: Blueprint; parts: DifferingPart[] };

/** Nobody's words are replaced unless the person chose the file for that blueprint. */
export type RestoreChoices = { readonly [Type in BlueprintType]?: 'mine' | 'file' };

export type RestoredBlueprint = { blueprint: Blueprint; entry: BackupEntry; isNew: boolean };

export function planRestore(backup: Backup, current: readonly Blueprint[]): RestoreItem[] {
  return BLUEPRINT_TYPES.flatMap((type): RestoreItem[] => {
    const entry = backup.blueprints.find(({ blueprint }) => blueprint.type === type);
    if (!entry) return [];
    const existing = current.find((blueprint) => blueprint.type === type);
    if (!existing) return [{ kind: 'add', type, entry }];
    const parts = differingParts(existing, entry.blueprint);
    if (parts.length === 0) return [{ kind: 'same', type, entry }];
    return [{ kind: 'differs', type, entry, current: existing, parts }];
  });
}

/** The blueprints to write. `newId` is needed because an id deleted from this account cannot be used again. */
export function restoredBlueprints(
  items: readonly RestoreItem[],
  choices: RestoreChoices,
  newId: () => string,
  now: string,
): RestoredBlueprint[] {
  return items.flatMap((item): RestoredBlueprint[] => {
    const { entry } = item;
    if (item.kind === 'add') return [{ blueprint: { ...entry.blueprint, id: newId() }, entry, isNew: true }];
    if (item.kind === 'same' || choices[item.type] !== 'file') return [];
    const { id, createdAt } = item.current;
    return [{ blueprint: { ...entry.blueprint, id, createdAt, updatedAt: now }, entry, isNew: false }];
  });
}

function differingParts(mine: Blueprint, theirs: Blueprint): DifferingPart[] {
  const a = mine.content;
  const b = theirs.content;
  const differs: Record<DifferingPart, boolean> = {
    title: mine.title !== theirs.title,
    description: mine.description !== theirs.description,
    answers: ANSWER_KEYS.some((key) => (a.answers[key] ?? '') !== (b.answers[key] ?? '')),
    plan: (a.aiOutput ?? '') !== (b.aiOutput ?? ''),
    notes: (a.notes ?? '') !== (b.notes ?? ''),
    lists: !isSameList(a.objectives, b.objectives) || !isSameList(a.timeline, b.timeline),
    progress: mine.status !== theirs.status || mine.progress.currentStep !== theirs.progress.currentStep,
  };
  return PARTS.filter((part) => differs[part]);
}

const PARTS = ['title', 'description', 'answers', 'plan', 'notes', 'lists', 'progress'] as const;

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
