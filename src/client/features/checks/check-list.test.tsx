import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkPlan } from '#domain/checks/check-plan.ts';
import type { PlanToCheck } from '#domain/checks/finding.ts';
import { ownerWords } from '#domain/checks/given.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { CheckList } from './check-list.tsx';

const PLAN = `## Overview

Add a songbook for $35. The full price is $320. Only three spots left. You are in my prayers. I guarantee it.`;

function show(text = PLAN) {
  const plan: PlanToCheck = {
    type: 'sales',
    text,
    given: ['$290 for ten weeks'],
    sheet: { facts: { offerPrice: '$290' }, own: [] },
    today: '2026-11-15',
  };
  const findings = toTheEnd(checkPlan(plan, ownerWords(plan)));
  const actions = { onShow: vi.fn(), onFine: vi.fn(), onChangePlan: vi.fn(), onChangeFact: vi.fn() };
  render(<CheckList findings={findings} {...actions} />);
  return { findings, actions };
}
const item = (name: RegExp) => within(screen.getByRole('listitem', { name }));

it('quotes each sentence, three at first, and leads to it', () => {
  const { actions } = show();
  expect(screen.getByText('5 things to check')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  const amount = item(/This amount isn’t in your answers or facts: \$35/);
  expect(amount.getByText('Add a songbook for', { exact: false }).textContent).toBe(
    'Add a songbook for $35.',
  );
  fireEvent.click(amount.getByRole('button', { name: /^Show in plan: / }));
  expect(actions.onShow).toHaveBeenCalledWith(expect.objectContaining({ words: '$35' }));
});

it('can be dismissed', () => {
  const { actions } = show();
  fireEvent.click(item(/pushes people to act now/).getByRole('button', { name: /^It’s fine: / }));
  expect(actions.onFine).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pressure' }));
});

it('shows both sentences side by side if a fact contradicts the plan, with three options', () => {
  const { actions } = show();
  const both = item(/This doesn’t match your facts: \$320/);
  expect(both.getByText('Your fact “Price” says')).toBeTruthy();
  expect(both.getByText('$290')).toBeTruthy();
  fireEvent.click(both.getByRole('button', { name: /^Change the plan: / }));
  fireEvent.click(both.getByRole('button', { name: /^Change the fact: / }));
  fireEvent.click(both.getByRole('button', { name: /^Both are right: / }));
  for (const action of [actions.onChangePlan, actions.onChangeFact, actions.onFine]) {
    expect(action).toHaveBeenCalledTimes(1);
  }
});

it('says so where there is nothing', () => {
  show('## Overview\n\nAll is well.');
  expect(screen.getByText('We found nothing to check in this plan.')).toBeTruthy();
});
