import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { FIELD_NAMES, FIELDS, type FieldName } from '#domain/blueprint/fields.ts';
import type { Backup, BackupEntry } from './backup.ts';

export type DifferingPart = FieldName | 'progress';

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
  const texts = FIELD_NAMES.filter((name) => textIn(name, mine) !== textIn(name, theirs));
  const isFurther =
    mine.status !== theirs.status || mine.progress.currentStep !== theirs.progress.currentStep;
  return isFurther ? [...texts, 'progress'] : texts;
}

function textIn(name: FieldName, blueprint: Blueprint): string {
  return FIELDS[name].read(blueprint) ?? '';
}
