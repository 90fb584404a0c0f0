import { confirmFact } from '#domain/facts/change-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import type { BlueprintOwner } from './blueprint-owner.ts';

export type Facts = Partial<Record<FactName, string>>;

/** Facts confirmed on another device. */
export async function storeFacts(owner: Pick<BlueprintOwner, 'keep'>, facts: Facts): Promise<void> {
  const now = new Date().toISOString();
  const sheet = Object.entries(facts).reduce<FactSheet>(
    (known, [name, value]) => confirmFact(known, name as FactName, value, now),
    blankFactSheet(now),
  );
  await owner.keep('facts', sheet);
}

export async function factSheetOf(owner: Pick<BlueprintOwner, 'kept'>): Promise<FactSheet | undefined> {
  const { facts } = (await owner.kept('facts')) as { facts: FactSheet | readonly FactSheet[] | null };
  return [facts].flat()[0] ?? undefined;
}
