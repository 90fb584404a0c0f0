import type { Engine, Statement } from '#server/database/engine.ts';

/** What accounts know of the documents that people own. */
export type OwnedDocuments = {
  /** Removes everything that one person has. */
  removal(uid: string): Statement[];
  /** How many blueprints each person has who has any. */
  counted(engine: Engine): Promise<ReadonlyMap<string, number>>;
};
