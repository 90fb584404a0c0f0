import { sampleBlueprints } from '#content/testing/sample-book.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintOwner } from './blueprint-owner.ts';

/** The first `count` topics with a plan of about this many characters each. */
export async function storeBook(
  owner: Pick<BlueprintOwner, 'store'>,
  characters: number,
  count = 19,
): Promise<Blueprint[]> {
  const stored: Blueprint[] = [];
  for (const blueprint of sampleBlueprints(characters).slice(0, count))
    stored.push(await owner.store(blueprint));
  return stored;
}
