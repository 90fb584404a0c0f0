import { expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { findDecisions } from './find-decisions.ts';

const conflict = (type: Blueprint['type'], words: string) =>
  sampleBlueprint({ type, output: `**Open conflicts:** ${words}` });
const keys = (...blueprints: Blueprint[]) =>
  findDecisions({ blueprints, sheet: null, tables: DECISION_TABLES, today: '2026-11-16' }).open.map(
    ({ key }) => key,
  );

it('two days that are both over are no choice for the next launch: it is asked for, and one that is to come is', () => {
  const start = (words: string) => `## Key decisions\n\n**Start date:** ${words}\n`;
  const offer = sampleBlueprint({ type: 'fulfillment', output: start('Monday, March 22, 2027') });
  const asked = (words: string) => {
    const launch = sampleBlueprint({ type: 'fulfillment-launch', output: start(words) });
    const from = { blueprints: [offer, launch], sheet: null, tables: DECISION_TABLES, today: '2027-04-05' };
    return findDecisions(from).open.map(({ key, kind, advice }) => [key, kind, advice?.rule ?? '']);
  };
  expect(asked('March 15, 2027')).toEqual([['startDate', 'order', 'in-the-past']]);
  expect(asked('May 3, 2027')).toEqual([['startDate', 'two-values', '']]);
});

it('between two evenings of an event no other day is asked for', () => {
  const asked = (today: string) => {
    const facts = { eventDate: 'Tues 9 and Thurs 11 March 2027' };
    const sheet = { ...blankFactSheet(`${today}T12:00:00.000Z`), facts };
    return findDecisions({ blueprints: [], sheet, tables: DECISION_TABLES, today }).open;
  };
  expect(asked('2027-03-10')).toEqual([]);
});

it('decisions stand in the order of topics and lines, in whatever order plans were loaded', () => {
  const sales = conflict('sales', 'Texts: one or none; used: none. Cards: red or blue; used: red.');
  const onboarding = conflict('onboarding', 'Calls: at noon or at six; used: noon.');
  const event = conflict('event', 'Chairs: wood or steel; used: wood.');
  const inOrder = ['own/chairs', 'own/texts', 'own/cards', 'own/calls'];
  expect(keys(onboarding, sales, event)).toEqual(inOrder);
  expect(keys(event, onboarding, sales)).toEqual(inOrder);
});
