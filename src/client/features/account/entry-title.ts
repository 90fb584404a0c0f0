import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import type { RestoreEntry } from '#domain/backup/backup-restore.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';

/** What a person calls a document of the file. */
export function titleOf({ doc }: RestoreEntry): string {
  return isBlueprint(doc) ? doc.title : ACCOUNT_COPY.restore.myFacts;
}
