import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { arbitraryFactSheet } from '#domain/testing/arbitrary-fact-sheet.ts';
import { MONDAY, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { changeOwnFacts, confirmFact, draftFact, draftOwnFact, putAside } from './change-facts.ts';
import { FACT_FORMS, FACT_NAMES } from './fact-names.ts';
import { blankFactSheet, type FactSheet } from './fact-sheet.ts';
import { factSheetSchema } from './fact-sheet-schema.ts';
import { factsKind } from './facts-kind.ts';
import { FACT_FIELDS } from './fields.ts';
import { setMark } from './settle.ts';

const merge = (base: FactSheet, mine: FactSheet, theirs: FactSheet) =>
  mergeDocuments(factsKind, base, mine, theirs);
const blank = blankFactSheet(MONDAY);
const saying = (price: string) => confirmFact(blank, 'offerPrice', price, TUESDAY);

describe('a fact', () => {
  it('is confirmed without the spaces around it, and is then no longer a draft', () => {
    const typed = draftFact(blank, 'eventDate', ' March 6', TUESDAY);
    expect(typed).toMatchObject({ facts: {}, drafts: { eventDate: ' March 6' } });
    expect(confirmFact(typed, 'eventDate', ' March 6', TUESDAY)).toEqual({
      ...blank,
      updatedAt: TUESDAY,
      facts: { eventDate: 'March 6' },
    });
  });

  it('is forgotten when it is confirmed empty', () => {
    expect(confirmFact(saying('$290'), 'offerPrice', ' ', TUESDAY).facts).toEqual({});
  });

  it('has its limit, said in a sentence', () => {
    expect(() => confirmFact(blank, 'tools', 'x'.repeat(501), TUESDAY)).toThrow(
      'A fact can be up to about 80 words. Shorten it, then confirm it again.',
    );
    const own = Array.from({ length: 31 }, (_, index) => ({ name: `fact ${index}`, value: 'x' }));
    expect(() => changeOwnFacts(blank, own, TUESDAY)).toThrow(
      'You can keep up to 30 facts of your own. Remove one you don’t need, then add this one.',
    );
  });

  it('that was suggested can be put aside, and a finding settled and opened again', () => {
    expect(putAside(blank, 'offerPrice', '$290', TUESDAY).notNow).toEqual({ offerPrice: '$290' });
    const settled = setMark(blank, 'plan/identity/abc', true, TUESDAY);
    expect(settled.settled).toEqual(['plan/identity/abc']);
    expect(setMark(settled, 'plan/identity/abc', false, TUESDAY).settled).toEqual([]);
  });

  it('always has a form', () => {
    expect(Object.keys(FACT_FORMS).sort()).toEqual([...FACT_NAMES].sort());
    expect(FACT_NAMES.length).toBeGreaterThanOrEqual(25);
  });
});

describe('merging what two devices type', () => {
  const typing = (text: string) => draftFact(blank, 'tools', text, TUESDAY);

  it('keeps the words of both in a fact that is not confirmed yet', () => {
    const { merged, conflicts } = merge(
      typing('Zoom for calls'),
      typing('Zoom for all calls'),
      typing('Zoom for calls and mail'),
    );
    expect(conflicts).toEqual([]);
    expect(merged.drafts).toEqual({ tools: 'Zoom for all calls and mail' });
  });

  it('keeps the name that one types and the words that the other types for a fact of their own', () => {
    const own = (name: string, value: string) => draftOwnFact(blank, { name, value }, TUESDAY);
    const { merged, conflicts } = merge(
      own('Par', 'behind'),
      own('Parking', 'behind'),
      own('Par', 'behind it'),
    );
    expect(conflicts).toEqual([]);
    expect(merged.ownDraft).toEqual({ name: 'Parking', value: 'behind it' });
    const cleared = merge(own('a', ''), own('', ''), own('a', ''));
    expect(cleared.merged.ownDraft).toBeUndefined();
  });

  it('reads the draft of an own fact that an older version stored', () => {
    const field = FACT_FIELDS['drafts.own'];
    const fact = { name: 'Parking', value: 'behind\nthe library' };
    const kept = JSON.stringify([fact.name, fact.value]);
    expect(field.write(blank, kept).ownDraft).toEqual(fact);
    expect(field.shown(kept)).toBe('Parking: behind\nthe library');
    expect(field.write(blank, field.read({ ...blank, ownDraft: fact })).ownDraft).toEqual(fact);
    expect(field.shown(field.read({ ...blank, ownDraft: fact }) ?? '')).toBe('Parking: behind\nthe library');
  });
});

describe('merging what two devices confirm', () => {
  it('keeps facts that only one of them changed', () => {
    const mine = confirmFact(saying('$290'), 'tools', 'Zoom', TUESDAY);
    const theirs = confirmFact(saying('$290'), 'contact', 'ana@example.com', TUESDAY);
    const { merged, conflicts } = merge(saying('$290'), mine, theirs);
    expect(merged.facts).toEqual({ offerPrice: '$290', tools: 'Zoom', contact: 'ana@example.com' });
    expect(conflicts).toEqual([]);
  });

  it('keeps both values of one fact, mine on screen', () => {
    const { merged, conflicts } = merge(saying('$290'), saying('$300'), saying('$340'));
    expect(merged.facts.offerPrice).toBe('$300');
    expect(conflicts).toEqual([{ field: 'facts.offerPrice', mine: '$300', theirs: '$340' }]);
  });

  it('adds up what both have settled, and lets go of what one opened again', () => {
    const settledAs = (...marks: string[]) => ({ ...blank, settled: marks });
    const { merged, conflicts } = merge(settledAs('a', 'b'), settledAs('a', 'b', 'c'), settledAs('b', 'd'));
    expect(merged.settled).toEqual(['b', 'c', 'd']);
    expect(conflicts).toEqual([]);
  });

  it('always gives a document that can be saved, and the same for both', () => {
    fc.assert(
      fc.property(arbitraryFactSheet, arbitraryFactSheet, arbitraryFactSheet, (start, mine, theirs) => {
        const here = merge(start, mine, theirs);
        const there = merge(start, theirs, mine);
        expect(factSheetSchema.safeParse(here.merged).error).toBeUndefined();
        if (here.conflicts.length === 0) expect(there.merged).toEqual(here.merged);
        expect(merge(start, mine, start)).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });
});

it('every text is in a field', () => {
  fc.assert(
    fc.property(arbitraryFactSheet, (sheet) => {
      const bare = Object.values(factsKind.fields).reduce((doc, field) => field.write(doc, undefined), sheet);
      expect(bare).toEqual({ ...blank, updatedAt: sheet.updatedAt });
      expect(Object.keys(factsKind.fields)).toEqual(Object.keys(FACT_FIELDS));
    }),
  );
});
