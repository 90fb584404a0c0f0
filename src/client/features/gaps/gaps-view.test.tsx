import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApi } from '#client/adapters/api/api.ts';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { sentenceFor } from '#domain/errors.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { FACT_FIELDS } from '#domain/facts/fields.ts';
import { keepGapWords } from '#domain/facts/gap-words.ts';
import { GapsView } from './gaps-view.tsx';

const MOST = FACT_FIELDS['drafts.gaps'].limit;

async function setUp(plan: string, sales = '') {
  const { workspace, id } = await begun(new SimulatedDevice());
  const life = { workspace, services: { api: createApi() } };
  const { actions, store } = workspace;
  const salesId = actions.openTopic('sales', { title: 'Sales Follow-Up', description: 'After the event' });
  actions.editOutput(id, plan);
  actions.editOutput(salesId, sales);
  const type = (of: string, words: string) =>
    actions.changeFacts((sheet, now) => keepGapWords(sheet, of, words, now));
  const state = () => ({
    plan: store.getState().blueprints[id]?.content.aiOutput,
    kept: store.getState().sheet?.gapWords?.map(({ words }) => words) ?? [],
  });
  const onOpen = vi.fn();
  render(<GapsView life={life} onOpen={onOpen} isAsked />);
  return { type, state, onOpen, workspace, salesId };
}

const ASKED_TWICE = [
  'Refunds: [ADD: refund terms].\n\n## Still to confirm\n\n- Ask Luis.',
  'Money back: [ADD: your refund terms].',
] as const;
const card = () => within(screen.getByRole('listitem', { name: /Refund terms/ }));
const box = () => card().getByRole<HTMLTextAreaElement>('textbox');
const fillIt = () =>
  card().getByRole<HTMLButtonElement>('button', { name: 'Fill in 2 places: refund terms' });
const typeInto = (words: string) => fireEvent.change(box(), { target: { value: words } });

it('lists each need once, with its sentences, fills it everywhere, and keeps it as a fact', async () => {
  const { state, workspace, salesId } = await setUp(...ASKED_TWICE);
  expect(screen.getByText('2 gaps in 2 plans')).toBeTruthy();
  expect(card().getByText('Refunds: [refund terms].')).toBeTruthy();
  expect(card().getByText('Money back: [your refund terms].')).toBeTruthy();
  expect(fillIt().disabled).toBe(true);
  typeInto('in full until week two');
  const also = card().getByRole('checkbox', { name: 'Also save it in My facts, so new plans use it' });
  expect(also.getAttribute('aria-description')).toBe('refund terms');
  fireEvent.click(also);
  fireEvent.click(fillIt());
  expect(state().plan).toContain('Refunds: in full until week two.');
  const { blueprints, sheet } = workspace.store.getState();
  expect(blueprints[salesId]?.content.aiOutput).toBe('Money back: in full until week two.');
  expect(sheet?.facts.refundTerms).toBe('in full until week two');
});

it('offers a confirmed fact', async () => {
  const { state, workspace } = await setUp(...ASKED_TWICE);
  act(() =>
    workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'refundTerms', 'until week two', now)),
  );
  expect(card().getByText('You said: until week two', { exact: false })).toBeTruthy();
  fireEvent.click(card().getByRole('button', { name: 'Use this' }));
  fireEvent.click(fillIt());
  expect(state().plan).toContain('Refunds: until week two.');
});

it('leads to the place, and removes a finished point', async () => {
  const { onOpen } = await setUp(...ASKED_TWICE);
  fireEvent.click(card().getByRole('button', { name: 'Show in plan: Your Identity, refund terms' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('identity');
  fireEvent.click(screen.getByRole('button', { name: 'To confirm 1 point' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done: Ask Luis.' }));
  expect(screen.queryByRole('button', { name: 'To confirm 1 point' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'To confirm 1 point' })).toBeTruthy();
});

it('says why words cannot be kept, and keeps them in the box', async () => {
  const { type, state } = await setUp(...ASKED_TWICE);
  act(() => typedElsewhere(type, MOST));
  typeInto('until week two');
  const said =
    'You’ve started filling in 40 gaps. Finish one, or clear leftover text at the bottom of My facts, then try again.';
  expect(card().getByText(said)).toBeTruthy();
  expect(box().value).toBe('until week two');
  act(() => type('*/room 0', ''));
  typeInto('until week three');
  expect(card().queryByText(said)).toBeNull();
  expect(state().kept).toContain('until week three');
});

it('says that words are too long, keeps them all, and does not fill in half of them', async () => {
  const { state } = await setUp(...ASKED_TWICE);
  const said = 'That’s more than 2,000 characters. Shorten it so we can save it.';
  typeInto('x'.repeat(2_001));
  expect(card().getByText(said)).toBeTruthy();
  expect(box().value).toHaveLength(2_001);
  fireEvent.click(fillIt());
  expect(state().plan).toContain('[ADD: refund terms]');
  typeInto('until week two');
  expect(card().queryByText(said)).toBeNull();
});

it('shows words whose gap is gone in full, and removes only the chosen ones', async () => {
  const { type, state } = await setUp('No gap');
  expect(screen.queryByText('Leftover text')).toBeNull();
  act(() => {
    type('*/room key', 'Ask Luis.\nHe has two.');
    type('brand/0/price', '$290');
  });
  const section = within(screen.getByRole('region', { name: 'Leftover text' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Room keyAsk Luis.\nHe has two.Remove',
    'Price$290Remove',
  ]);
  fireEvent.click(section.getByRole('button', { name: 'Remove: price' }));
  expect(state().kept).toEqual(['Ask Luis.\nHe has two.']);
});

const typedElsewhere = (type: (of: string, words: string) => void, count: number) => {
  for (let nth = 0; nth < count; nth += 1) type(`*/room ${nth}`, `words ${nth}`);
};

it('words removed by mistake can be restored, even if there was no room at first', async () => {
  const { type, state } = await setUp('No gap');
  type('*/price', '$290');
  fireEvent.click(await screen.findByRole('button', { name: /Remove/ }));
  expect(state().kept).toEqual([]);
  typedElsewhere(type, MOST);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(sentenceFor('too-many-gap-words'));
  expect(state().kept).not.toContain('$290');
  type('*/room 0', '');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().kept).toContain('$290');
});

it('words removed from plans by undo are in their field again, or stay in the plans', async () => {
  const { type, state } = await setUp('At [ADD: price].');
  type('*/price', '$290');
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in: price' }));
  expect(state()).toEqual({ plan: 'At $290.', kept: [] });
  typedElsewhere(type, MOST);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(sentenceFor('too-many-gap-words'));
  expect(state().plan).toBe('At $290.');
  type('*/room 0', '');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().plan).toBe('At [ADD: price].');
  expect(state().kept).toContain('$290');
});

it('words kept for one place of a plan stay when the need is filled everywhere, and belong to it again after Undo', async () => {
  const { type, state } = await setUp('From [ADD: price], up to [ADD: price].');
  type('identity/1/price', '$400 with the songbook');
  type('identity/0/price', '$290');
  type('*/price', '$290');
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in 2 places: price' }));
  expect(state()).toEqual({ plan: 'From $290, up to $290.', kept: ['$400 with the songbook'] });
  expect(screen.getByRole('region', { name: 'Leftover text' }).textContent).toContain(
    '$400 with the songbook',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(state().plan).toBe('From [ADD: price], up to [ADD: price].');
  expect(state().kept.sort()).toEqual(['$290', '$290', '$400 with the songbook']);
  expect(screen.queryByRole('region', { name: 'Leftover text' })).toBeNull();
});
