import type { DeletedBlueprint } from '#domain/api/api-contract.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { answeredCount, hasPlan } from '#domain/blueprint/read-blueprint.ts';

/** Enough to recognize it, and none of its words. */
export function deletedSummary(blueprint: Blueprint, deletedAt: string): DeletedBlueprint {
  const { id, type, title } = blueprint;
  return { id, type, title, deletedAt, answered: answeredCount(blueprint), hasPlan: hasPlan(blueprint) };
}
