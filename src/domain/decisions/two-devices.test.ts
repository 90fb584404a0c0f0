import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { factSheetSchema } from '#domain/facts/fact-sheet-schema.ts';
import { factsKind } from '#domain/facts/facts-kind.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { choose, putOff, takeBack } from './decide.ts';
import { findDecisions } from './find-decisions.ts';

const today = '2026-11-16';
const PLANS = [
  sampleBlueprint({ type: 'fulfillment', answers: ['a', 'b', '$290, ten places'] }),
  sampleBlueprint({ type: 'sales', answers: ['They pay $280', 'b', 'c'] }),
  sampleBlueprint({ type: 'fulfillment-launch', answers: ['a', 'b', 'I start with eight'] }),
  sampleBlueprint({
    type: 'launch',
    output:
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Keyboards: three or five; used: three.',
  }),
];
const find = (sheet: FactSheet | null) =>
  findDecisions({ blueprints: PLANS, sheet, tables: DECISION_TABLES, today });

type Act = { nth: number; value: string; what: 'choose' | 'put off' | 'undo' };
const acts = fc.array(
  fc.record({
    nth: fc.nat(2),
    value: fc.constantFrom('$290', '$280', '$310', 'Eight', 'Three', 'twelve'),
    what: fc.constantFrom<Act['what'][]>('choose', 'choose', 'put off', 'undo'),
  }),
  { maxLength: 5 },
);

/** What one person does on one device, one thing after the other. */
function play(begun: FactSheet, all: readonly Act[]): FactSheet {
  let sheet = begun;
  for (const { nth, value, what } of all) {
    const decision = find(sheet).open[nth];
    if (!decision) continue;
    const before = sheet;
    if (what === 'put off') sheet = putOff(sheet, decision, true, MONDAY);
    else {
      const after = choose(sheet, decision, value, MONDAY, today);
      sheet = what === 'undo' ? takeBack(after, { before, after }, decision.matter, MONDAY) : after;
      if (what === 'undo') expect(sheet.facts).toEqual(before.facts);
    }
  }
  return sheet;
}

it('two devices that decide without each other lose no choice, whatever they choose, put off and undo', () => {
  const base = blankFactSheet(MONDAY);
  fc.assert(
    fc.property(acts, acts, (here, there) => {
      const [mine, theirs] = [play(base, here), play(base, there)];
      const { merged, conflicts } = mergeDocuments(factsKind, base, mine, theirs);
      for (const side of [mine, theirs]) {
        for (const fact of ['offerPrice', 'places'] as const) {
          const said = side.facts[fact];
          const kept = [merged.facts[fact], ...conflicts.map((conflict) => conflict.theirs)];
          if (said !== undefined) expect(kept).toContain(said);
        }
        for (const { value } of side.own) {
          expect(JSON.stringify([merged.own, conflicts])).toContain(value);
        }
      }
      expect(factSheetSchema.safeParse(merged).success).toBe(true);
      // A fact set on both devices is asked about only in the conflict notice.
      const open = find(merged).open.map(({ key }) => key);
      if (mine.facts.offerPrice && theirs.facts.offerPrice) expect(open).not.toContain('offerPrice');
    }),
  );
});
