import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginWith, showFacts } from '#client/app/testing/facts-shown.tsx';
import { onAnnounced } from '#client/ui/notices/live-region.tsx';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';

drawDialogs();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 12) }));
afterEach(() => void vi.useRealTimers());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['no such day', 'eventDate', 'No event', 'The event is March 13. Come to the event: March 13.'],
  ['a price, where the old one is partly bold', 'offerPrice', '$290', 'The full price is $**32**0.'],
] as const)('opens a plan whose words can’t follow a fact: it says %s', async (_, fact, value, text) => {
  const answers = ['One song', 'Saturday, March 13, at the library, free.', 'The group'];
  const { life, workspace, planOf } = beginWith([{ type: 'event', answers, plan: `## Overview\n\n${text}` }]);
  act(() => workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, fact, value, now)));
  const { onOpen } = showFacts(life);
  press(/^(?:Dates|My offer) 1 of/);
  const [change] = await screen.findAllByRole('button', { name: /^Change the plan: /, hidden: true });
  fireEvent.click(change as HTMLElement);
  expect(onOpen.mock.calls).toEqual([['event']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /in all plans$/, hidden: true })).toBeNull();
  expect(planOf('event')).toContain(text);
});

it('findings of all plans: the fact can be changed from there, and dismissing one has Undo', async () => {
  const { life, workspace } = beginWith([
    { type: 'sales', answers: ['a', 'b', 'c'], plan: '## Overview\n\nThe full price is $320.' },
  ]);
  act(() => workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', '$290', now)));
  showFacts(life);
  fireEvent.click(await screen.findByRole('button', { name: /^To check/ }));
  press('Price 1');
  expect(
    screen.getByText(
      'Nothing to decide. 1 sentence in your plans doesn’t match your facts. It’s under To check.',
    ),
  ).toBeTruthy();
  const finding = () => screen.queryByRole('listitem', { name: 'This doesn’t match your facts: $320' });
  press('Both are right: Price');
  expect(finding()).toBeNull();
  expect(screen.getByText('Nothing found against your 1 confirmed fact.')).toBeTruthy();
  press('Undo');
  expect(workspace.store.getState().sheet?.settled).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: /^To check/ })).toBeTruthy());
  for (const row of [/^To check/, 'Price 1'])
    if (screen.getByRole('button', { name: row }).getAttribute('aria-expanded') === 'false') press(row);
  press('Change the fact: Price');
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Price' });
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('$290');
  // Asked for once: the group can be closed and opened again without it.
  press('Cancel');
  press(/^My offer 1 of/);
  press(/^My offer 1 of/);
  expect(screen.getByRole('listitem', { name: 'Price' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Price' })).toBeNull();
  const [again] = screen.getAllByRole('button', { name: 'Change the fact: Price' });
  fireEvent.click(again as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' }));
});

it('a fact put into one sentence is offered for the same value everywhere in that plan', async () => {
  const sales = '## Overview\n\nThe full price is $320. Their first payment for the group of $320 is due.';
  const launch = '## Overview\n\nThe price is $320.';
  const { life, workspace, planOf } = beginWith([
    { type: 'sales', answers: ['a', 'b', 'c'], plan: sales },
    { type: 'launch', answers: ['a', 'b', 'c'], plan: launch },
  ]);
  act(() => workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', '$290', now)));
  showFacts(life);
  fireEvent.click(await screen.findByRole('button', { name: /^To check/ }));
  press(/^Price \d/);
  const [change] = await screen.findAllByRole('button', { name: /^Change the plan: /, hidden: true });
  fireEvent.click(change as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 plan' }));
  await waitFor(() => expect(planOf('sales')).toBe(sales.replaceAll('$320', '$290')));
  expect(planOf('launch')).toBe(launch);
});

it.each([
  ['new', undefined, '$290', 'Price is confirmed.'],
  ['changed, with Undo', '$280', '$290', 'Price is confirmed.'],
  ['cleared', '$280', '', '“Price” was cleared.'],
])('a fact that is %s is announced once', (_, old, typed, words) => {
  const { life, workspace, facts } = beginWith([{ type: 'sales', answers: ['a', 'b', 'c'] }]);
  if (old)
    act(() => workspace.actions.changeFacts((sheet, now) => confirmFact(sheet, 'offerPrice', old, now)));
  showFacts(life);
  press(/^My offer \d/);
  press(/^(?:Add|Change): Price$/);
  const box = screen.getByRole('textbox', { name: 'Price' });
  fireEvent.change(box, { target: { value: typed } });
  const said: string[] = [];
  const stop = onAnnounced((message) => said.push(message));
  fireEvent.keyDown(box, { key: 'Enter' });
  stop();
  expect(facts()).toEqual(typed ? { offerPrice: typed } : {});
  expect(said).toEqual([words]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Price' }));
});
