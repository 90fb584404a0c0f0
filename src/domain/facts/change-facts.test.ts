import { expect, it } from 'vitest';
import { addOwnFact, draftOwnFact } from './change-facts.ts';
import { blankFactSheet } from './fact-sheet.ts';

const MONDAY = '2026-11-16T12:00:00.000Z';
const typed = draftOwnFact(blankFactSheet(MONDAY), { name: 'Parking', value: 'behind the libr' }, MONDAY);

it('the draft of an own fact stays when another own fact is added elsewhere', () => {
  const { own, ownDraft } = addOwnFact(typed, { name: 'room key', value: 'Ask Luis' }, MONDAY);
  expect(own).toEqual([{ name: 'room key', value: 'Ask Luis' }]);
  expect(ownDraft).toEqual({ name: 'Parking', value: 'behind the libr' });
});

it('and is cleared once it is added, however it is spelled', () => {
  const { own, ownDraft } = addOwnFact(typed, { name: ' parking', value: 'behind the library' }, MONDAY);
  expect(own).toEqual([{ name: 'parking', value: 'behind the library' }]);
  expect(ownDraft).toBeUndefined();
});
