import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserServices, createSignedInLife } from '#client/app/signed-in-life.ts';
import type { PieceCardProps } from '#client/features/kit/piece-card.tsx';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { KitSlot } from './kit-slot.tsx';

const drawn = vi.hoisted((): string[] => []);

vi.mock('#client/features/kit/piece-card.tsx', async (load) => {
  const { PieceCard } = await load<typeof import('#client/features/kit/piece-card.tsx')>();
  const type = (props: PieceCardProps) => {
    drawn.push(props.piece.subject ?? '');
    return PieceCard.type(props);
  };
  return { PieceCard: { ...PieceCard, type } };
});

// The simulated device needs the others.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const MESSAGES = Array.from(
  { length: 12 },
  (_, nth) => `### Email · no. ${nth} · to the list\n**Subject:** Subject ${nth}\n\nIt costs $${nth + 20}.\n`,
);

it('a mark draws its own card again and no other, also once the checks have looked at the plans again', async () => {
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
  // The checks come in a file of their own, which takes a busy machine as long as it takes.
  while (!isChecked()) {
    await rest();
    await act(() => new Promise<void>((later) => setImmediate(later)));
  }
  expect(new Set(drawn).size).toBe(12);

  for (const isUsed of [true, false]) {
    drawn.length = 0;
    fireEvent.click(screen.getByLabelText('Used “Subject 7”'));
    await rest();
    expect([...new Set(drawn)]).toEqual(['Subject 7']);
    const used = screen.getByLabelText('Used “Subject 7”');
    expect(used.getAttribute('aria-pressed')).toBe(String(isUsed));
  }
  life.close();
});
