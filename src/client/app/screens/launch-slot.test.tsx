import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRouteStore } from '#client/app/route.ts';
import { createSignedInLife, type SignedInLife } from '#client/app/signed-in-life.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { LAUNCH_PARTS } from './launch-slot.tsx';

drawDialogs();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 12) });
  return () => void vi.useRealTimers();
});

function show(plans: Readonly<Partial<Record<'sales' | 'onboarding', string>>>) {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  const { actions, store } = workspace;
  for (const type of ['sales', 'onboarding'] as const) {
    const id = actions.openTopic(type, { title: `Topic ${type}`, description: 'What it is about' });
    actions.editOutput(id, plans[type] ?? '');
  }
  const life = createSignedInLife({
    uid: 'ann',
    config: {} as SignedInLife['config'],
    services: { api: { keepVersion: vi.fn(async () => undefined) } } as unknown as SignedInLife['services'],
    workspace,
  });
  const route = createRouteStore({
    location: { pathname: '/launch', search: '' },
    history: { state: null, pushState: () => {}, replaceState: () => {}, go: () => {} },
    addEventListener: () => {},
  });
  render(<LAUNCH_PARTS.LaunchSlot life={life} route={route} places={null} status={null} notices={null} />);
  const planOf = (type: 'sales' | 'onboarding') => {
    const { blueprints, byType } = store.getState();
    return blueprints[byType[type] ?? '']?.content.aiOutput;
  };
  return { planOf, sheet: () => store.getState().sheet };
}

it('a fact added on the one page fills its gaps in all plans with the next click', async () => {
  const { planOf, sheet } = show({
    sales: 'Money back: [ADD: refund terms].',
    onboarding: 'Leaving: [ADD: your refund rule in one sentence].',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add: Refund terms' }));
  const words = screen.getByRole('textbox', { name: 'Refund terms' });
  fireEvent.change(words, { target: { value: 'until week two' } });
  fireEvent.keyDown(words, { key: 'Enter' });
  expect(sheet()?.facts).toEqual({ refundTerms: 'until week two' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Change “Refund terms” in your plans?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Change 2 plans' }));
  expect(planOf('sales')).toBe('Money back: until week two.');
  expect(planOf('onboarding')).toBe('Leaving: until week two.');
});

it('a suggestion confirmed there fills its gaps as well', async () => {
  const { planOf } = show({
    sales: '## Key decisions\n\n**Terms:** $290. Refunds until week two.\n',
    onboarding: 'Leaving: [ADD: your refund rule in one sentence].',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm: Refund terms' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change 1 plan' }));
  expect(planOf('onboarding')).toBe('Leaving: Refunds until week two.');
});
