import { storedKind } from '#server/documents/document-kind.ts';
import { deletedSummary } from './deleted-summary.ts';

// Blueprints existed before there was a second kind: in the shared tables their rows have the bare id.
export const BLUEPRINT_KIND = storedKind('blueprint', { prefix: '', deletedSummary });
