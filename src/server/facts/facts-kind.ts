import { storedKind } from '#server/documents/document-kind.ts';

// Stored under the name of its first release: servers of the previous release use the same table (0569).
export const FACTS_KIND = storedKind('facts', { table: 'launches', prefix: 'launch/' });
