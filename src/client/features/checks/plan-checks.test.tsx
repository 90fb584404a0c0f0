import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApi } from '#client/adapters/api/api.ts';
import { begun, CARD } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { PlanChecks } from './plan-checks.tsx';

async function show(plan: string) {
  const { workspace } = await begun(new SimulatedDevice());
  const id = workspace.actions.openTopic('identity', CARD);
  workspace.actions.editOutput(id, plan);
  const life = { workspace, services: { api: createApi() }, onClose: () => undefined };
  vi.stubGlobal('scrollBy', () => undefined);
  render(
    <>
      <textarea data-plan defaultValue={plan} />
      <PlanChecks id={id} life={life} onChangeFact={() => undefined} />
    </>,
  );
  await screen.findByText('We found nothing to check in this plan.');
  return document.querySelector<HTMLTextAreaElement>('textarea[data-plan]');
}

const OPEN = `## Overview

You can write to me at [ADD: email].

Come to [ADD: address of the front room], and bring [ADD: what to bring].

## Still to confirm

- **Carol** is happy with her story
- The hall is free`;

it('beside ‘nothing to check’ says what the plan leaves open, and leads there', async () => {
  const area = await show(OPEN);
  expect(screen.getByText(/^Still open in this plan:/)).toBeDefined();
  const selected = () => area?.value.slice(area.selectionStart, area.selectionEnd);
  fireEvent.click(screen.getByRole('button', { name: '3 gaps to fill in' }));
  await waitFor(() => expect(selected()).toBe('email'));
  fireEvent.click(screen.getByRole('button', { name: '2 points to confirm' }));
  await waitFor(() => expect(area?.selectionStart).toBe(OPEN.indexOf('## Still to confirm')));
});

it('says nothing of the kind about a plan without gaps and points', async () => {
  await show('## Overview\n\nAll is well.');
  expect(screen.queryByText(/Still open/)).toBeNull();
});
