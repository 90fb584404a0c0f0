import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginWith, showFacts } from '#client/app/testing/facts-shown.tsx';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';

drawDialogs();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 12) }));
afterEach(() => void vi.useRealTimers());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

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
});
