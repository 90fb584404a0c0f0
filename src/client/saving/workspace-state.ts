import type { AppUser } from '#domain/account/account.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { DocumentOf, KindName } from '#domain/kinds.ts';
import type { SaveStatus } from './tab/save-status.ts';

export type { SaveStatus };

export type LoadState = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };

/** The document that a notice is about. */
export type DocumentNote = { kind: KindName; docId: string };

/** Two texts for one field: `mine` is on screen, `theirs` is kept in the document's history. */
export type ConflictNote = DocumentNote & {
  conflictId: string;
  field: string;
  mine: string;
  theirs: string;
};
export type ConflictChoice = 'mine' | 'theirs';

export type BlockedSave = DocumentNote & { code: ErrorCode };
/** Without a title if documents of its kind have none. */
export type DeletedNote = DocumentNote & { title: string };

/** All documents on screen, by kind and id. */
export type Documents = { readonly [Name in KindName]: Readonly<Record<string, DocumentOf<Name>>> };

export type WorkspaceState = {
  user: AppUser;
  load: LoadState;
  /** This device's journal has been read: until then, unsent words may be missing. */
  isOpen: boolean;
  documents: Documents;
  /** The blueprints among `documents`, which most screens use. */
  blueprints: Documents['blueprint'];
  /** null until the person has confirmed or marked anything. */
  sheet: FactSheet | null;
  byType: Readonly<Partial<Record<BlueprintType, string>>>;
  activeId: string | null;
  saveStatus: SaveStatus;
  isOnDevice: boolean;
  conflicts: readonly ConflictNote[];
  /** Permanently refused: offer to copy or download the text. It is sent again after a change. */
  blocked: readonly BlockedSave[];
  /** Changed by another device while it was on screen. */
  renewed: readonly string[];
  /** Deleted on this device, with undo. The screen decides when the offer ends. */
  recentlyDeleted: readonly DeletedNote[];
  /** Deleted elsewhere while it had unsent words here: still on screen, offer restoreAsNew. */
  deletedElsewhere: readonly DeletedNote[];
  sessionLost: boolean;
  storage: 'ok' | 'unavailable';
  /** The screen shows this device's copy: the server has not answered yet. */
  isFromDevice: boolean;
  /** Signed out, here or in another tab: close this workspace and show the sign-in screen. */
  ended: boolean;
};

/** The server has every word of this device. */
export function hasEverything({ saveStatus, isOpen }: WorkspaceState): boolean {
  return isOpen && (saveStatus === 'idle' || saveStatus === 'saved');
}
