import type { Statement } from '#server/database/engine.ts';

/** The interface of accounts to the documents that people own. */
export type OwnedDocuments = {
  /** Removes everything that one person has. */
  removal(uid: string): Statement[];
};
