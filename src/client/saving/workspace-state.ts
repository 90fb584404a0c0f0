import type { AppUser } from '#domain/account/account.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { DocumentOf, KindName } from '#domain/kinds.ts';
import type { SaveStatus } from './tab/save-status.ts';

export type { SaveStatus };

export type LoadState = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; message: string };

/** Of which document something is said. */
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
/** Without a title where all of its kind are called alike. */
export type DeletedNote = DocumentNote & { title: string };

/** All that is on screen, by kind and id. */
export type Documents = { readonly [Name in KindName]: Readonly<Record<string, DocumentOf<Name>>> };

export type WorkspaceState = {
  user: AppUser;
  load: LoadState;
  /** What this device holds has been read: until then, unsent words may still be missing. */
  isOpen: boolean;
  documents: Documents;
  /** Those of `documents` that most screens are about. */
  blueprints: Documents['blueprint'];
  /** null until the person has said or settled anything about the business. */
  sheet: FactSheet | null;
  byType: Readonly<Partial<Record<BlueprintType, string>>>;
  activeId: string | null;
  saveStatus: SaveStatus;
  conflicts: readonly ConflictNote[];
  /** Refused for good: offer to copy or download the text. It is sent again once it is changed. */
  blocked: readonly BlockedSave[];
  /** Another device changed it while it was shown here. */
  renewed: readonly string[];
  /** Deleted on this device, and can still be undone. The screen decides when the offer fades. */
  recentlyDeleted: readonly DeletedNote[];
  /** Deleted elsewhere while words of it were unsent here: still on screen, offer restoreAsNew. */
  deletedElsewhere: readonly DeletedNote[];
  sessionLost: boolean;
  storage: 'ok' | 'unavailable';
  /** What is shown is this device's copy: the server has not been heard yet. */
  isFromDevice: boolean;
  /** Signed out, here or in another tab: close this workspace and show the sign-in screen. */
  ended: boolean;
};

/** The server has every word of this device. */
export function hasEverything({ saveStatus, isOpen }: WorkspaceState): boolean {
  return isOpen && (saveStatus === 'idle' || saveStatus === 'saved');
}
