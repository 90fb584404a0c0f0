import type { AppUser } from '#domain/account/account.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Document } from '#domain/documents/document.ts';
import { FACT_SHEET_ID } from '#domain/facts/fact-sheet.ts';
import { kindOf, perKind } from '#domain/kinds.ts';
import { isEqual } from '#domain/merging/three-way.ts';
import { refusalIn } from './row/row.ts';
import { isOnDevice, saveStatus } from './tab/save-status.ts';
import { type Doc, isLate, isShown, resolveId, type SyncState } from './tab/sync-state.ts';
import type { BlockedSave, ConflictNote, DeletedNote, Documents, WorkspaceState } from './workspace-state.ts';

/** The screens' view of the sync state. Unchanged parts stay the same objects. */
export function viewOf(
  user: AppUser,
  state: SyncState,
  activeId: string | null,
  before: WorkspaceState | undefined,
): WorkspaceState {
  // Of every kind: an unreported conflict or refusal means lost words.
  const shown = Object.values(state.docs).filter(isShown);
  const active = activeId === null ? null : resolveId(state, activeId);
  const documents = documentsIn(shown, before?.documents);
  const { blueprint: blueprints } = documents;
  const next: WorkspaceState = {
    user,
    load: state.load,
    isOpen: state.isOpen,
    documents,
    blueprints,
    sheet: documents.facts[FACT_SHEET_ID] ?? null,
    byType: byType(shown.flatMap(asBlueprint)),
    activeId: active !== null && blueprints[active] ? active : null,
    saveStatus: saveStatus(state, active ?? savedElsewhere(state)),
    isOnDevice: isOnDevice(state),
    conflicts: shown.flatMap(conflictsOf),
    blocked: shown.flatMap(blockedOf),
    renewed: Object.keys(state.renewed),
    recentlyDeleted: state.removed.map(deletedNote),
    deletedElsewhere: shown.filter(isLate).map(deletedNote),
    sessionLost: state.isSessionLost,
    storage: state.isDurable ? 'ok' : 'unavailable',
    isFromDevice: state.isFromDevice,
    ended: state.isEnded,
  };
  return before ? keepSame(before, next) : next;
}

// The journal returns words as a copy. As a new object, each keystroke would render twice.
function documentsIn(shown: readonly Doc[], before: Documents | undefined): Documents {
  return perKind((name) => {
    const known: Readonly<Record<string, Document>> = before?.[name] ?? {};
    const all = Object.fromEntries(
      shown.flatMap(({ kind, id, mine }) => {
        const old = known[id];
        return kind === name ? [[id, old && isEqual(old, mine) ? old : mine]] : [];
      }),
    );
    return isEqual(known, all) ? known : all;
  }) as Documents;
}

/** If no blueprint is open, 'Saved' refers to the words of another kind. */
function savedElsewhere({ saved, docs }: SyncState): string | null {
  return Object.keys(saved).find((id) => docs[id]?.kind !== 'blueprint') ?? null;
}

type BlueprintDoc = Doc & { mine: Blueprint };

function asBlueprint(doc: Doc): BlueprintDoc[] {
  return doc.kind === 'blueprint' && isBlueprint(doc.mine) ? [{ ...doc, mine: doc.mine }] : [];
}

function blockedOf({ kind, id, row }: Doc): BlockedSave[] {
  const code = refusalIn(row);
  return code ? [{ kind, docId: id, code }] : [];
}

// The server's one first, then the oldest: two tabs must choose alike until the server merges the two. One deleted
// while somebody types comes last, but must stay in the list: its editor must stay open.
function byType(docs: readonly BlueprintDoc[]): Partial<Record<BlueprintType, string>> {
  const chosen: Partial<Record<BlueprintType, BlueprintDoc>> = {};
  for (const doc of docs) {
    const other = chosen[doc.mine.type];
    if (!other || rank(doc) < rank(other)) chosen[doc.mine.type] = doc;
  }
  return Object.fromEntries(Object.entries(chosen).map(([type, { id }]) => [type, id]));
}

function rank(doc: Doc): string {
  return `${isLate(doc) ? 1 : 0} ${doc.base ? 0 : 1} ${doc.mine.createdAt} ${doc.id}`;
}

function conflictsOf({ kind, id, row }: Doc): ConflictNote[] {
  const open = row?.notes.filter(({ isDismissed }) => !isDismissed) ?? [];
  return open.map(({ conflictId, field: name, mine, theirs }) => {
    const field = kindOf(kind).fields[name];
    const note = { conflictId, kind, docId: id, field: name };
    // Unformatted: domain/week/day-clashes.ts compares the days entry by entry.
    if (!field?.shown || field.merges === 'by-entry') return { ...note, mine, theirs };
    return { ...note, mine: field.shown(mine), theirs: field.shown(theirs) };
  });
}

function deletedNote({ kind, id, mine }: Pick<Doc, 'kind' | 'id' | 'mine'>): DeletedNote {
  return { kind, docId: id, title: kindOf(kind).titleOf?.(mine) ?? '' };
}

function keepSame(before: WorkspaceState, next: WorkspaceState): WorkspaceState {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(next).map(([part, value]) => [
      part,
      isEqual(known.get(part), value) ? known.get(part) : value,
    ]),
  ) as WorkspaceState;
}
