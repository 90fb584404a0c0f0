import fc from 'fast-check';
import { FACT_NAMES } from '#domain/launch/fact-names.ts';
import type { GapWords, Launch } from '#domain/launch/launch.ts';
import { MONDAY, TUESDAY, WEDNESDAY } from './sample-blueprint.ts';

const value = fc.constantFrom('$290', '$340', 'March 6', 'Ana', 'every other Tuesday', 'Sundays');
const texts = fc.dictionary(fc.constantFrom(...FACT_NAMES.slice(0, 4)), value, {
  maxKeys: 3,
  noNullPrototype: true,
});
const ownFact = fc.record({ name: value, value }, { noNullPrototype: true });

/** Any launch document that the schema allows, with few different values, so that two of them meet. */
export const arbitraryLaunch: fc.Arbitrary<Launch> = fc
  .record({
    updatedAt: fc.constantFrom(TUESDAY, WEDNESDAY),
    facts: texts,
    drafts: texts,
    own: fc.array(ownFact, { maxLength: 3 }),
    ownDraft: fc.option(ownFact, { nil: undefined }),
    gapWords: fc.option(
      fc.array(
        fc.record({ of: fc.constantFrom('*/price', 'brand/0/price'), words: fc.constantFrom('a', 'b\nc') }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      { nil: undefined },
    ),
    notNow: texts,
    settled: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }).map((all) => all.sort()),
  })
  .map(({ drafts, ownDraft, gapWords, ...fields }) => ({
    id: 'launch',
    createdAt: MONDAY,
    ...fields,
    ...(Object.keys(drafts).length > 0 && { drafts }),
    ...(ownDraft && { ownDraft }),
    ...(gapWords && { gapWords: sortedOnce(gapWords) }),
  }));

// As merging leaves them: each entry once, in the order of their letters.
function sortedOnce(all: readonly GapWords[]): GapWords[] {
  const lines = new Set(all.map(({ of, words }) => JSON.stringify([of, words])));
  return [...lines].sort().map((line) => {
    const [of = '', words = ''] = JSON.parse(line) as string[];
    return { of, words };
  });
}
