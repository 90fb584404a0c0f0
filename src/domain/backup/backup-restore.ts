import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import type { Document } from '#domain/documents/document.ts';
import { type KindName, kindOf } from '#domain/kinds.ts';
import type { Backup, BackupEntry } from './backup.ts';

/** The slot of a document in the file: a person has one document per slot. */
export type RestoreSlot = string;

export type RestoreEntry = BackupEntry & { slot: RestoreSlot };

/** The name of a field that differs, or that one side has come further. */
export type DifferingPart = string;

/** What restoring would do with one document of the file. */
export type RestoreItem = { slot: RestoreSlot; entry: RestoreEntry } & (
  | { state: 'add' }
  | { state: 'same' }
  | { state: 'differs'; current: Document; parts: DifferingPart[] }
);

/** Nobody's words are replaced unless the person chose the file for that document. */
export type RestoreChoices = Readonly<Record<RestoreSlot, 'mine' | 'file'>>;

export type RestoredDocument = Pick<RestoreEntry, 'kind' | 'doc' | 'versions'>;

export function planRestore(backup: Backup, current: readonly ReceivedDocument[]): RestoreItem[] {
  return entriesIn(backup).map((entry): RestoreItem => {
    const { slot } = entry;
    const { slotOf } = kindOf(entry.kind);
    const existing = current.find(
      ({ kind, doc }) => kind === entry.kind && slotOf(doc) === slotOf(entry.doc),
    );
    if (!existing) return { state: 'add', slot, entry };
    const parts = differingParts(entry.kind, existing.doc, entry.doc);
    if (parts.length === 0) return { state: 'same', slot, entry };
    return { state: 'differs', slot, entry, current: existing.doc, parts };
  });
}

function entriesIn({ entries }: Backup): RestoreEntry[] {
  return entries.map((entry) => ({
    ...entry,
    slot: `${entry.kind} ${kindOf(entry.kind).slotOf(entry.doc)}`,
  }));
}

/** What to write. `newId` is needed because an id deleted from this account cannot be used again. */
export function restoredDocuments(
  items: readonly RestoreItem[],
  choices: RestoreChoices,
  newId: () => string,
  now: string,
): RestoredDocument[] {
  return items.flatMap((item): RestoredDocument[] => {
    const { kind, doc, versions } = item.entry;
    if (item.state === 'add') {
      return [{ kind, doc: kindOf(kind).only ? doc : { ...doc, id: newId() }, versions }];
    }
    if (item.state === 'same' || choices[item.slot] !== 'file') return [];
    const { id, createdAt } = item.current;
    return [{ kind, doc: { ...doc, id, createdAt, updatedAt: now }, versions }];
  });
}

function differingParts(kind: KindName, mine: Document, theirs: Document): DifferingPart[] {
  const { fields } = kindOf(kind);
  const texts = Object.entries(fields)
    .filter(([, field]) => (field.read(mine) ?? '') !== (field.read(theirs) ?? ''))
    .map(([name]) => name);
  return isBlueprint(mine) && isBlueprint(theirs) && isFurther(mine, theirs) ? [...texts, 'progress'] : texts;
}

function isFurther(mine: Blueprint, theirs: Blueprint): boolean {
  return mine.status !== theirs.status || mine.progress.currentStep !== theirs.progress.currentStep;
}
