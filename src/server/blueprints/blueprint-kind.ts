import { answeredCount, hasPlan } from '#domain/blueprint/read-blueprint.ts';
import { storedKind } from '#server/documents/document-kind.ts';

// Blueprints came before there was a second kind: in the shared tables their rows have the bare id.
export const BLUEPRINT_KIND = storedKind('blueprint', {
  prefix: '',
  /** Enough to recognize it by, and nothing of its words. */
  deletedSummary(blueprint, deletedAt) {
    const { id, type, title } = blueprint;
    return { id, type, title, deletedAt, answered: answeredCount(blueprint), hasPlan: hasPlan(blueprint) };
  },
});
