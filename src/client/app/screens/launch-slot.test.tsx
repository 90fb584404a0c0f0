import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
  const device = new SimulatedDevice();
  const workspace = createWorkspace(device.tab());
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
  return { device, planOf, sheet: () => store.getState().sheet };
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

it('somebody without an event, who is always open, says each once and is asked for no day anymore', async () => {
  const { device, planOf, sheet } = show({ sales: 'We meet on [ADD: event date].' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add: Event name' }));
  fireEvent.click(screen.getByRole('button', { name: 'I have no event' }));
  expect(sheet()?.facts).toEqual({ eventDate: 'No event' });
  const event = within(screen.getByRole('region', { name: 'My event' }));
  expect(event.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Event date']);
  const left = event.getByRole('button', { name: /^No event/ });
  await waitFor(() => expect(document.activeElement).toBe(left));
  fireEvent.click(screen.getByRole('button', { name: 'Add: Sign-up closes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign-up is always open' }));
  expect(sheet()?.facts).toEqual({ eventDate: 'No event', doorsOpen: 'Always open' });
  expect(screen.queryByRole('button', { name: /^Add: (?:Event|Sign-up|Start)/ })).toBeNull();
  const open = screen.getByRole('region', { name: 'Still open' }).textContent;
  expect(open).not.toMatch(/Event|Sign-up|Start date/);
  // Words in place of a day would stand in the middle of a sentence.
  await act(() => device.clock.pass(1_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(planOf('sales')).toBe('We meet on [ADD: event date].');
  expect(device.server.words('ann')).toContain('Always open');
});
