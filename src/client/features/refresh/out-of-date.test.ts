import { expect, it } from 'vitest';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { confirmedFacts } from '#domain/facts/confirmed-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { setMark } from '#domain/facts/settle.ts';
import { fingerprintSources } from '#domain/freshness/plan-sources.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { outOfDateOf } from './out-of-date.ts';

it('notices at once that a confirmed fact changed, even without a changed blueprint', () => {
  const before = confirmFact(blankFactSheet(MONDAY), 'offerPrice', '$290', MONDAY);
  const blueprint = sampleBlueprint({ answers: ['one', 'two', 'three'] });
  const writtenFrom = fingerprintSources({
    answers: blueprint.content.answers,
    prompt: { included: [], leftOut: [] },
    earlier: {},
    facts: confirmedFacts(before, FACT_LABELS),
  });
  const planned = saveOutput(blueprint, 'a plan', { origin: 'generated', at: MONDAY, writtenFrom }, MONDAY);
  const blueprints = { [planned.id]: planned };
  expect(outOfDateOf(blueprints, before).count).toBe(0);
  const after = confirmFact(before, 'offerPrice', '$340', MONDAY);
  expect(outOfDateOf(blueprints, after).count).toBe(1);
  expect(outOfDateOf(blueprints, after).sourcesOf('identity')).toMatchObject([{ name: 'Price' }]);
  expect(outOfDateOf(blueprints, before).count).toBe(0);
  const marked = setMark(before, 'kit:used:1', true, MONDAY);
  expect(outOfDateOf(blueprints, marked)).toBe(outOfDateOf(blueprints, before));
});
