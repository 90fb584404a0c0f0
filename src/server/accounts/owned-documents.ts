import type { Statement } from '#server/database/engine.ts';

/** What accounts know of the documents that people own. */
export type OwnedDocuments = {
  /** Removes everything that one person has. */
  removal(uid: string): Statement[];
};
