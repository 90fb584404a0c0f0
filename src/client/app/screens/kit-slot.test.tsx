import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserServices, createSignedInLife } from '#client/app/signed-in-life.ts';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { KitSlot } from './kit-slot.tsx';

drawDialogs();

const PLAN =
  '## Welcome sequence\n\n| When | Subject |\n|---|---|\n| Tuesday, February 9, 2027 | Stiff hands |\n\n## Still to confirm\n\n- Refunds\n';

it('a pasted reply goes into the section that announced it, and the old plan becomes a version', async () => {
  const device = new SimulatedDevice();
  const { workspace } = await begun(device);
  const card = { title: 'Marketing Flows', description: 'Automate sequences' };
  const id = workspace.actions.openTopic('marketing', card);
  workspace.actions.editOutput(id, PLAN);
  const services = browserServices();
  const keepVersion = vi.spyOn(services.api, 'keepVersion').mockResolvedValue(undefined);
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
  const life = createSignedInLife({ uid: 'ann', config, services, workspace });
  const nothing = {
    places: null,
    status: null,
    notices: null,
    onOpen: () => undefined,
    onHome: () => undefined,
  };
  render(<KitSlot life={life} {...nothing} />);

  fireEvent.click(await screen.findByRole('button', { name: 'Write it: Stiff hands' }));
  await screen.findByRole('dialog', { name: 'Write “Stiff hands”' });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Write “Stiff hands”' }));
  fireEvent.change(dialog().getByLabelText('Paste reply'), {
    target: { value: 'Sure!\n\n### Email · Tuesday, February 9, 2027\n\nHello, slow is fine.' },
  });
  expect(dialog().getByRole('region', { name: 'What will be added' }).textContent).toContain('slow is fine.');
  expect(workspace.store.getState().blueprints[id]?.content.aiOutput).toBe(PLAN);
  expect(workspace.store.getState().blueprints[id]?.content.changes?.[0]?.reply).toContain('slow is fine.');

  await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Put into my plan' })));
  expect(workspace.store.getState().blueprints[id]?.content.aiOutput).toBe(
    PLAN.replace(
      '\n\n## Still',
      '\n\n### Email · Tuesday, February 9, 2027\n\nHello, slow is fine.\n\n## Still',
    ),
  );
  expect(keepVersion).toHaveBeenCalledWith('blueprint', 'ann', id, {
    field: 'aiOutput',
    text: PLAN,
    origin: 'replaced',
  });
  expect(workspace.store.getState().blueprints[id]?.content.changes ?? []).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Not written yet')).toBeNull();
  expect(screen.getByRole('button', { name: /^Copy “/ })).toBeTruthy();
  life.close();
});

it('a message stays used when words are added before its heading', async () => {
  const { workspace } = await begun(new SimulatedDevice());
  const id = workspace.actions.openTopic('marketing', {
    title: 'Marketing Flows',
    description: 'Automate sequences',
  });
  const plan =
    '## Emails in full\n\n### Email · Tuesday, February 9, 2027\n\n**Subject:** Hands\n\nHello, slow is fine.\n';
  workspace.actions.editOutput(id, plan);
  const config = { brandName: 'Cornerstone', mailEnabled: false, aiOrigins: [] };
  const life = createSignedInLife({ uid: 'ann', config, services: browserServices(), workspace });
  const nothing = () => undefined;
  render(
    <KitSlot life={life} places={null} status={null} notices={null} onOpen={nothing} onHome={nothing} />,
  );
  const used = async () =>
    (await screen.findByRole('button', { name: /^Used “Hands”/ })).getAttribute('aria-pressed');
  expect(await used()).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: /^Used “Hands”/ }));
  expect(await used()).toBe('true');
  act(() => workspace.actions.editOutput(id, plan.replace('Email ·', 'First one: Email ·')));
  expect(await used()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /^Used “Hands”/ }));
  expect(await used()).toBe('false');
  life.close();
});
