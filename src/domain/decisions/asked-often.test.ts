import { expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { asksFor, frequentNeeds } from './asked-often.ts';
import { keyOf, type Matter } from './decision.ts';

const plan = (type: BlueprintType, output: string) => sampleBlueprint({ type, output });
const asked = (...plans: Parameters<typeof frequentNeeds>[0]) =>
  frequentNeeds(plans, [], DECISION_TABLES).map(
    ({ matter, plans }) => `${keyOf(matter)}: ${plans.join(', ')}`,
  );

it('three plans make a question, two do not, and one plan counts once', () => {
  const gap = '[ADD: refund terms] and [ADD: what they get of a refund]';
  expect(asked(plan('sales', gap), plan('launch', gap), plan('event', gap))).toEqual([
    'refundTerms: sales, launch, event',
  ]);
  expect(asked(plan('sales', gap), plan('launch', gap), plan('event', 'Nothing is missing.'))).toEqual([]);
});

it('what is about the year with a client is not asked for the group', () => {
  const year = '[ADD: refund terms of the year]';
  expect(asked(plan('sales', year), plan('launch', year), plan('event', year))).toEqual([]);
});

it('points that are still open count like gaps', () => {
  const point = (type: BlueprintType) => ({ type, text: 'Which time zone?' });
  const points = (['sales', 'launch', 'event'] as const).map(point);
  const found = frequentNeeds([], points as unknown as Parameters<typeof frequentNeeds>[1], DECISION_TABLES);
  expect(found).toEqual([{ matter: { fact: 'timeZone' }, plans: ['sales', 'launch', 'event'] }]);
});

it.each<[string, Matter, boolean]>([
  ['refund terms', { fact: 'refundTerms' }, true],
  ['your website', { fact: 'website' }, true],
  ['your website', { fact: 'refundTerms' }, false],
  ['refund terms of the year', { fact: 'refundTerms' }, false],
  ['dates of the payments', { own: 'Payment dates' }, true],
  ['dates of the payments', { own: 'PAYMENT dates' }, true],
  ['dates of the payments', { own: 'Keyboards' }, false],
  ['the name of your sister', { fact: 'contact' }, false],
])('"%s" asks for %o: %s', (need, matter, isAsked) => {
  expect(asksFor(need, matter, DECISION_TABLES)).toBe(isAsked);
});
