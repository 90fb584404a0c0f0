import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { arbitraryBlueprint } from '#domain/testing/arbitrary-blueprint.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import type { Blueprint, SectionChange } from './blueprint.ts';
import { blueprintKind } from './blueprint-kind.ts';
import { blueprintSchema } from './blueprint-schema.ts';
import { FIELDS } from './fields.ts';
import { CHANGE_LIMITS, changeFor, withChange } from './section-changes.ts';

const THERE = ['0/Steps', '0/Words', '1/Words', '0/Rest', '0/Last'];

function keep(blueprint: Blueprint, change: SectionChange, there = THERE): Blueprint {
  const text = withChange(blueprint, change, there);
  if (text === null) throw new Error('no room');
  return FIELDS.changes.write(blueprint, text);
}

const wishing = (of: string, wish: string, reply = ''): SectionChange => ({ of, wish, reply });

describe('a change that was asked for', () => {
  it('keeps wish and reply as they are, and no other change of the plan is touched', () => {
    const word = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(arbitraryBlueprint, word, word, (blueprint, wish, reply) => {
        const before = changeFor(blueprint, 'work');
        const after = keep(blueprint, wishing('0/Steps', wish, reply));
        expect(changeFor(after, '0/Steps')).toEqual(wishing('0/Steps', wish, reply));
        expect(changeFor(after, 'work')).toEqual(before);
      }),
    );
  });

  it('leaves no trace once it is empty', () => {
    const asked = keep(sampleBlueprint(), wishing('0/Steps', 'Shorter'));
    expect(keep(asked, wishing('0/Steps', ''))).toEqual(sampleBlueprint());
  });

  it('makes room for another only when its section is gone', () => {
    const full = ['0/Gone', ...THERE.slice(0, FIELDS.changes.limit - 1)].reduce(
      (blueprint, of) => keep(blueprint, wishing(of, 'Shorter')),
      sampleBlueprint(),
    );
    const more = keep(full, wishing('0/Last', 'Longer'));
    expect(changeFor(more, '0/Gone').wish).toBe('');
    expect(changeFor(more, '0/Steps').wish).toBe('Shorter');
    expect(withChange(more, wishing('0/Rest', 'Kinder'), THERE)).toBeNull();
    expect(keep(more, wishing('0/Last', 'Longer still')).content.changes).toHaveLength(FIELDS.changes.limit);
    expect(blueprintSchema.safeParse(more).success).toBe(true);
  });

  it('that is longer than the server takes is not kept', () => {
    const long = (length: number) => 'a'.repeat(length + 1);
    expect(withChange(sampleBlueprint(), wishing('0/Steps', long(CHANGE_LIMITS.wish)), THERE)).toBeNull();
    expect(
      withChange(sampleBlueprint(), wishing('0/Steps', '', long(CHANGE_LIMITS.reply)), THERE),
    ).toBeNull();
  });

  it('of two devices for one section keeps both wishes', () => {
    const base = sampleBlueprint();
    const mine = keep(base, wishing('0/Steps', 'Shorter', 'A reply'));
    const theirs = keep(base, wishing('0/Steps', 'Kinder'));
    const { merged, conflicts } = mergeDocuments(blueprintKind, base, mine, theirs);
    const { wish, reply } = changeFor(merged, '0/Steps');
    expect(wish.split('\n').toSorted()).toEqual(['Kinder', 'Shorter']);
    expect(reply).toBe('A reply');
    expect(conflicts).toEqual([]);
  });
});
