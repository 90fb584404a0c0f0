import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserServices, createSignedInLife } from '#client/app/signed-in-life.ts';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { KIT_COPY } from '#content/copy/kit.ts';
import { KitSlot } from './kit-slot.tsx';

// The simulated device needs the other timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MESSAGES = Array.from(
  { length: 12 },
  (_, nth) => `### Email · no. ${nth} · to the list\n**Subject:** Subject ${nth}\n\nIt costs $${nth + 20}.\n`,
);

it('a mark renders only its own card, even after the checks have run again', async () => {
  // Each card renders its piece's place.
  const drawn = vi.spyOn(KIT_COPY, 'inPlan');
  const device = new SimulatedDevice();
  const { workspace, id } = await begun(device);
  workspace.actions.editOutput(id, `## Bios by place\n\n${MESSAGES.join('\n')}`);
  const services = browserServices();
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
  const life = createSignedInLife({ uid: 'ann', config, services, workspace });
  const slots = { places: null, status: null, notices: null, onOpen: vi.fn(), onHome: vi.fn() };
  const rest = () =>
    act(async () => {
      await device.clock.pass(5_000);
      await vi.advanceTimersByTimeAsync(5_000);
    });
  render(<KitSlot life={life} {...slots} />);
  const isChecked = () => screen.queryAllByText('1 thing to check').length === 12;
  // The checks are a separate file, which takes a busy machine a while.
  while (!isChecked()) {
    await rest();
    await act(() => new Promise<void>((later) => setImmediate(later)));
  }
  expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(12);

  for (const isUsed of [true, false]) {
    drawn.mockClear();
    fireEvent.click(screen.getByLabelText('Used “Subject 7”'));
    await rest();
    // At once, and when the mark is stored.
    expect(drawn.mock.calls.length).toBeGreaterThan(0);
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(3);
    const used = screen.getByLabelText('Used “Subject 7”');
    expect(used.getAttribute('aria-pressed')).toBe(String(isUsed));
  }
  life.close();
});
