import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { LiveSaveStatus } from './save-status.tsx';

afterEach(() => void vi.restoreAllMocks());

it('says in a second tab, too, that words typed without a connection are on this device', async () => {
  const device = new SimulatedDevice();
  const first = createWorkspace(device.tab());
  const id = first.actions.openTopic('identity', { title: 'Your Identity', description: 'Who you are' });
  await device.clock.pass(1_000);
  const second = createWorkspace(device.tab());
  await device.clock.pass(1_000);
  render(<LiveSaveStatus workspace={second} />);
  device.isOnline = false;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    dispatchEvent(new Event('offline'));
    second.actions.editText(id, 'answers.0', 'on the train');
    await device.clock.pass(5_000);
  });
  expect(screen.getByText('Offline. Saved on this device')).toBeTruthy();
  device.isOnline = true;
  onLine.mockReturnValue(true);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await device.clock.pass(60_000);
  });
  expect(screen.queryByText(/^(?:Offline|Saving)/)).toBeNull();
  expect(device.server.words('ann')).toContain('on the train');
});
